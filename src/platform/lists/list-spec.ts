import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { applyDecorators, type ExecutionContext, SetMetadata, type Type } from '@nestjs/common';
import type { Response } from 'express';
import { ApiOkResponse, ApiQuery, type ApiQueryOptions } from '@nestjs/swagger';
import { nameOf, resourceOf } from '../database/resource.js';
import { Refuses } from '../http/answers.js';

export type Comparison = 'equal' | 'not' | 'atLeast' | 'atMost' | 'oneOf' | 'noneOf';

/** Queries that find some rows, none of them twice. */
export type RowFinder = (manager: EntityManager) => readonly SelectQueryBuilder<ObjectLiteral>[];

/** The figure of the rows that a filter of the same queries shows. */
export async function countFound(finder: RowFinder, manager: EntityManager): Promise<number> {
  const counts = await Promise.all(finder(manager).map((query) => query.getCount()));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** A filter that is set to true, for the rows that the queries find. */
export const foundBy = (finder: RowFinder) => () => [{ property: 'id', foundBy: finder }] as const;

interface Compared<Row> {
  property: keyof Row & string;
  /** The key that is compared, where the property holds JSON. */
  key?: string;
  comparison: Comparison;
  value: string | number | boolean | Date | readonly (number | string)[];
}

/** One condition on the rows of a list. A row must meet all of them. */
export type Condition<Row> = Compared<Row> | { property: keyof Row & string; foundBy: RowFinder };

/**
 * How a listed column may be compared: text only by equality, numbers and moments also by `_gte` and `_lte`. Text is
 * what people write, in the order that they read it in; a code is a word of ours, a day or a key, in that of
 * its characters.
 */
export type ColumnKind = 'text' | 'code' | 'number' | 'moment' | 'flag';

export interface ListedColumn<Row> {
  property: keyof Row & string;
  kind: ColumnKind;
  /** The property that orders rows that are alike in this column, where the column's index has it before the id. */
  thenBy?: keyof Row & string;
  /** The only values that a filter may name, with what they mean in the database. */
  words?: Readonly<Record<string, boolean>>;
  /** Words that a filter may name in the place of a value, with the conditions that they stand for. */
  named?: Readonly<Record<string, readonly Condition<Row>[]>>;
}

export interface Order<Row> {
  property: keyof Row & string;
  key?: string;
  direction: 'ASC' | 'DESC';
}

/** The columns of a list as they are stated: by its kind alone one that is called as its property. */
export type StatedColumns<Row> = Readonly<
  Record<string, ColumnKind | (Partial<ListedColumn<Row>> & Pick<ListedColumn<Row>, 'kind'>)>
>;

/** Completes what is stated of columns, before which every list has its id. */
export function columnsOf<Row extends ObjectLiteral>(stated: StatedColumns<Row>): ListSpec<Row>['columns'] {
  const columns = Object.entries<StatedColumns<Row>[string]>({ id: 'number', ...stated });
  return Object.fromEntries(
    columns.map(([name, column]) => [
      name,
      { property: name, ...(typeof column === 'string' ? { kind: column } : column) },
    ]),
  ) as ListSpec<Row>['columns'];
}

/** The columns, order and filters of a list. Each column named here has an index; a test holds the entities to that. */
export interface ListSpec<Row extends ObjectLiteral> {
  /** The unit of `Content-Range`, and the resource in the search index. */
  resource: string;
  /** Columns to sort and filter by, keyed by wire name. */
  columns: Readonly<Record<string, ListedColumn<Row>>>;
  defaultOrder: readonly Order<Row>[];
  /** The property that every query of this list fixes; the indexes begin with it. */
  within?: keyof Row & string;
  /** The properties that a row of the list needs, where the record has long ones beside them; by default all. */
  listed?: readonly (keyof Row & string)[];
  searchable: boolean;
  /** Returns the properties of the one record that a search names, or undefined where its words are looked for. */
  named?: (search: string) => Readonly<Record<string, string | number>> | undefined;
  /** Filters that are set to true or left out, with what they mean at a moment. */
  marks?: Readonly<Record<string, (now: Date) => readonly Condition<Row>[]>>;
  /** Whether those filters are for editors alone; what serves the list keeps them from others. */
  areMarksForEditors?: boolean;
  /** Columns that a parameter of the same name filters too: one of some words or, without words, a year. */
  parameters?: Readonly<Record<string, { enum?: readonly string[]; example?: string }>>;
  /** Whether editors may ask for the records that visitors do not see too, by the filter `estado`. */
  hasDrafts?: boolean;
  /** The records by whose words a row is found, where not by its own: the properties that name one, and which they may be. */
  wordsOf?: { resource: keyof Row & string; record: keyof Row & string; resources: readonly string[] };
}

export type StatedList<Row extends ObjectLiteral> = Omit<
  ListSpec<Row>,
  'resource' | 'columns' | 'searchable' | 'hasDrafts'
> & {
  columns: StatedColumns<Row>;
};

/** Makes the list of a kind of record from what its `@Resource` does not say. */
export function listOf<Row extends ObjectLiteral>(
  entity: new () => Row,
  { columns, ...stated }: StatedList<Row>,
): ListSpec<Row> {
  const searchable = resourceOf(entity, 'search') !== undefined;
  const hasDrafts = resourceOf(entity, 'drafts') !== undefined;
  return { ...stated, resource: nameOf(entity), columns: columnsOf(columns), searchable, hasDrafts };
}

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
  spec: Pick<
    ListSpec<never>,
    'columns' | 'searchable' | 'resource' | 'marks' | 'areMarksForEditors' | 'hasDrafts' | 'parameters'
  >,
  toWire: (row: Row) => unknown,
  search?: PanelSearch<Row>,
): PageDecorator<Row> {
  const columns = Object.keys(spec.columns).join(', ');
  const named = Object.entries<ListedColumn<never>>(spec.columns).flatMap(([name, column]) =>
    Object.keys(column.named ?? {}).map((word) => `; \`${name}\` também \`${word}\``),
  );
  const whose = spec.areMarksForEditors ? ' e só para quem edita' : '';
  const marks = Object.keys(spec.marks ?? {}).map((name) => `; \`${name}\` só com true${whose}`);
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
