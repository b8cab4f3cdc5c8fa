import { applyDecorators, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import { Refuses } from '../errors/error-body.js';
import type { ListSpec } from './list-spec.js';
import { AnsweredAsPage } from './page.js';

/**
 * Has a handler's page answered in the ra-data-simple-rest dialect, and documents the list with the columns that it
 * offers.
 * @param toWire how a row is answered
 */
export function AnswersPage<Row>(
  wire: Type,
  spec: Pick<ListSpec<never>, 'columns' | 'searchable' | 'resource' | 'marks' | 'hasDrafts'>,
  toWire: (row: Row) => unknown,
) {
  const columns = Object.keys(spec.columns).join(', ');
  const marks = Object.keys(spec.marks ?? {}).map((name) => `; \`${name}\` só com true`);
  const states = spec.hasDrafts
    ? '; quem edita pode pedir `estado` (todos, publicado, rascunho, agendado, arquivado): cada linha diz então a sua `publicacao`'
    : '';
  const search = spec.searchable ? '`q` procura no texto (até 8 palavras; uma letra sozinha não conta); ' : '';
  return applyDecorators(
    AnsweredAsPage({ resource: spec.resource, toWire }),
    ApiQuery({
      name: 'sort',
      required: false,
      example: '["id","DESC"]',
      description: `Coluna e sentido. Colunas: ${columns}.`,
    }),
    ApiQuery({ name: 'range', required: false, example: '[0,24]', description: 'Primeira e última linha (até 1000).' }),
    ApiQuery({
      name: 'filter',
      required: false,
      example: '{"id":[1,2]}',
      description: `Objeto JSON: ${search}\`id\` aceita uma lista; igualdade por coluna (${columns}); \`_gte\` e \`_lte\` em datas e números${marks.join('')}${states}.`,
    }),
    ApiOkResponse({
      type: [wire],
      description: `Linhas, com \`Content-Range: ${spec.resource} <de>-<até>/<total>\`.`,
      headers: { 'Content-Range': { schema: { type: 'string' }, description: 'Linhas dadas e total.' } },
    }),
    Refuses({ 400: 'Parâmetro inválido.' }),
  );
}
