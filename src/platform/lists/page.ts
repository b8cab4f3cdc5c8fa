import { applyDecorators, type ExecutionContext, SetMetadata, type Type } from '@nestjs/common';
import type { Response } from 'express';
import { ApiOkResponse, ApiQuery, type ApiQueryOptions } from '@nestjs/swagger';
import { Refuses } from '../http/answers.js';
import type { ListedColumn, ListSpec } from './list-spec.js';

export type RawListQuery = Readonly<Record<string, unknown>>;

export interface Page<Row> {
  rows: Row[];
  from: number;
  total: number;
}

export const PAGE = 'page';

/** How the search over the whole back office shows a record of a list, for those to whom its route is open. */
export interface PanelSearch<Row> {
  found: (row: Row) => { id: number | string; titulo: string };
  /** The order of the results, where the list's own is another. */
  sort?: readonly [column: string, direction: 'ASC' | 'DESC'];
}

export interface PageAnswer<Row> {
  resource: string;
  toWire: (row: Row) => unknown;
  search?: PanelSearch<Row>;
}

/** Returns the rows of a page in their wire form and sets `Content-Range: <resource> <from>-<to>/<total>`. */
export function answerPage(context: ExecutionContext, made: unknown): unknown {
  const answer = Reflect.getMetadata(PAGE, context.getHandler()) as PageAnswer<unknown> | undefined;
  if (answer === undefined) return made;
  const { rows, from, total } = made as Page<unknown>;
  const span = rows.length === 0 ? '*' : `${from}-${from + rows.length - 1}`;
  const response = context.switchToHttp().getResponse<Response>();
  response.setHeader('Content-Range', `${answer.resource} ${span}/${total}`);
  return rows.map(answer.toWire);
}

/** Goes on a handler that returns a page of such rows. */
type PageDecorator<Row> = <Handler extends (...asked: never[]) => Promise<Page<Row>>>(
  target: object,
  name: string | symbol,
  descriptor: TypedPropertyDescriptor<Handler>,
) => void;

/**
 * Answers a handler's page as ra-data-simple-rest wants it, and documents the list.
 * @param toWire a row's answer
 * @param search has the back office's search call the handler as an editor's request does: with a query, and true
 */
export function AnswersPage<Row>(
  wire: Type,
  spec: Pick<ListSpec<never>, 'columns' | 'searchable' | 'resource' | 'marks' | 'hasDrafts' | 'parameters'>,
  toWire: (row: Row) => unknown,
  search?: PanelSearch<Row>,
): PageDecorator<Row> {
  const columns = Object.keys(spec.columns).join(', ');
  const named = Object.entries<ListedColumn<never>>(spec.columns).flatMap(([name, column]) =>
    Object.keys(column.named ?? {}).map((word) => `; \`${name}\` também \`${word}\``),
  );
  const marks = Object.keys(spec.marks ?? {}).map((name) => `; \`${name}\` só com true`);
  const states = spec.hasDrafts
    ? '; quem edita pode pedir `estado` (todos, publicado, rascunho, agendado, arquivado): cada linha diz então a sua `publicacao`'
    : '';
  const words = spec.searchable ? '`q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); ' : '';
  return applyDecorators(
    SetMetadata<string, PageAnswer<Row>>(PAGE, { resource: spec.resource, toWire, search }),
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
      description: `Objeto JSON: ${words}\`id\` aceita uma lista; igualdade por coluna (${columns}); \`_gte\` e \`_lte\` em datas e números${named.join('')}${marks.join('')}${states}.`,
    }),
    ...Object.entries(spec.parameters ?? {}).map(([name, parameter]) =>
      ApiQuery({ name, required: false, ...parameter } as ApiQueryOptions),
    ),
    ApiOkResponse({
      type: [wire],
      description: `Linhas, com \`Content-Range: ${spec.resource} <de>-<até>/<total>\`.`,
      headers: { 'Content-Range': { schema: { type: 'string' }, description: 'Linhas dadas e total.' } },
    }),
    Refuses({ 400: 'Parâmetro inválido.' }),
  );
}
