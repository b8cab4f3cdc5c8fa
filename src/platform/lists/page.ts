import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  type Type,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { ApiOkResponse, ApiQuery, type ApiQueryOptions } from '@nestjs/swagger';
import { Refuses } from '../http/answers.js';
import type { ListSpec } from './list-spec.js';

export type RawListQuery = Readonly<Record<string, unknown>>;

export interface Page<Row> {
  rows: Row[];
  from: number;
  total: number;
}

const PAGE = 'page';

interface PageAnswer<Row> {
  resource: string;
  toWire: (row: Row) => unknown;
}

/** Answers a page with its rows in their wire form and sets `Content-Range: <resource> <from>-<to>/<total>`. */
@Injectable()
export class PageInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const answer = this.reflector.get<PageAnswer<unknown> | undefined>(PAGE, context.getHandler());
    if (answer === undefined) return next.handle();
    const response = context.switchToHttp().getResponse<Response>();
    return (next as CallHandler<Page<unknown>>).handle().pipe(
      map(({ rows, from, total }) => {
        const span = rows.length === 0 ? '*' : `${from}-${from + rows.length - 1}`;
        response.setHeader('Content-Range', `${answer.resource} ${span}/${total}`);
        return rows.map(answer.toWire);
      }),
    );
  }
}

/** Answers a handler's page as ra-data-simple-rest wants it, and documents the list. @param toWire a row's answer */
export function AnswersPage<Row>(
  wire: Type,
  spec: Pick<ListSpec<never>, 'columns' | 'searchable' | 'resource' | 'marks' | 'hasDrafts' | 'parameters'>,
  toWire: (row: Row) => unknown,
) {
  const columns = Object.keys(spec.columns).join(', ');
  const marks = Object.keys(spec.marks ?? {}).map((name) => `; \`${name}\` só com true`);
  const states = spec.hasDrafts
    ? '; quem edita pode pedir `estado` (todos, publicado, rascunho, agendado, arquivado): cada linha diz então a sua `publicacao`'
    : '';
  const search = spec.searchable ? '`q` procura no texto (até 8 palavras; uma letra sozinha não conta); ' : '';
  return applyDecorators(
    SetMetadata<string, PageAnswer<Row>>(PAGE, { resource: spec.resource, toWire }),
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

export const FOUND_IN_PANEL = 'foundInPanel';

export interface PanelSearch<Row> {
  resource: string;
  /** Names a record as the search over the whole back office does. */
  found: (row: Row) => { id: number | string; titulo: string };
  /** The order of the results, where the list's own is another. */
  sort?: readonly [column: string, direction: 'ASC' | 'DESC'];
}

/** The handler of a list that is searched; the search calls it as an editor's request does. */
export type SearchedHandler<Row> = (query: RawListQuery, isEditor: boolean) => Promise<Page<Row>>;

/** Marks the handler of a list whose records the back office's search finds, for those to whom the route is open. */
export const FoundInPanel =
  <Row>(search: PanelSearch<Row>) =>
  <Handler extends SearchedHandler<Row>>(
    target: object,
    name: string | symbol,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => {
    SetMetadata(FOUND_IN_PANEL, search)(target, name, descriptor);
  };
