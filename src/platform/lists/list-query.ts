import type { ObjectLiteral } from 'typeorm';
import { termsOf } from '../database/search/terms.js';
import { parseMoment } from '../dto/fields.js';
import { AppError } from '../errors/app-error.js';
import { isBounded, isWellFormed, parseJson } from '../http/json.js';
import type { ColumnKind, Condition, ListedColumn, ListSpec, Order, RawListQuery } from './list-spec.js';

const MAX_ROWS = 1_000;
const MAX_IDS = 1_000;
export const MAX_SEARCH_LENGTH = 200;
export const MAX_SEARCH_WORDS = 8;
const MAX_PARAMETER_LENGTH = 16_000;

/** A list request, understood: every name in it is a column of the list. */
export interface ListQuery<Row> {
  order: readonly Order<Row>[];
  from: number;
  to: number;
  conditions: readonly Condition<Row>[];
  search?: string;
}

const wrong = (what: string, why = 'não é válido') => new AppError('invalid', `O parâmetro "${what}" ${why}.`);

type Scalar = string | number | boolean | Date;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'string' && /^-?\d{1,10}$/.test(value)) return Number(value);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** How a value that is compared with a column of each kind is read, and called in sentences. */
const kinds: Readonly<Record<ColumnKind, { name: string; read: (value: unknown) => Scalar | undefined }>> = {
  text: { name: 'texto', read: textOf },
  code: { name: 'texto', read: textOf },
  number: { name: 'um número', read: numberOf },
  moment: { name: 'uma data ISO 8601', read: (value) => parseMoment(textOf(value) ?? '') },
  flag: { name: 'true ou false', read: (value) => (typeof value === 'boolean' ? value : undefined) },
};

/** Reads `sort`, `range`, `filter` and the list's own parameters. @throws AppError 'invalid' */
export function parseListQuery<Row extends ObjectLiteral>(raw: RawListQuery, spec: ListSpec<Row>): ListQuery<Row> {
  const { parameters = {} } = spec;
  const own = Object.entries(parameters).flatMap(([name, { enum: words }]): Condition<Row>[] => {
    const value = words === undefined ? yearParameter(raw[name]) : wordParameter(name, raw[name], words);
    return value === undefined ? [] : [{ property: columnOf(name, spec, name).property, comparison: 'equal', value }];
  });
  const known = ['sort', 'range', 'filter', ...Object.keys(parameters)];
  for (const name of Object.keys(raw)) {
    if (!known.includes(name)) throw wrong(name, `não existe; há ${known.join(', ')}`);
  }
  const [from, to] = parseRange(json(raw, 'range'));
  const { conditions, ...searched } = parseFilter(json(raw, 'filter'), spec);
  const order = parseSort(json(raw, 'sort'), spec);
  return { order, from, to, conditions: [...conditions, ...own], ...searched };
}

function json(raw: RawListQuery, name: string): unknown {
  const value = raw[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || value.length > MAX_PARAMETER_LENGTH) throw wrong(name);
  const parsed = parseJson(value);
  if (parsed === undefined || !isBounded(parsed) || !isWellFormed(parsed)) throw wrong(name);
  return parsed;
}

function parseSort<Row extends ObjectLiteral>(value: unknown, spec: ListSpec<Row>): readonly Order<Row>[] {
  if (value === undefined) return spec.defaultOrder;
  const [name, direction, ...more] = Array.isArray(value) ? (value as unknown[]) : [];
  if (typeof name !== 'string' || (direction !== 'ASC' && direction !== 'DESC') || more.length > 0) {
    throw wrong('sort', `tem de ser ["coluna","ASC"] ou ["coluna","DESC"]; ${namesIn(spec)}`);
  }
  const { property, thenBy } = columnOf(name, spec, 'sort');
  return [property, ...(thenBy === undefined ? [] : [thenBy])].map((ordered) => ({ property: ordered, direction }));
}

function parseRange(value: unknown): [number, number] {
  if (value === undefined) return [0, MAX_ROWS - 1];
  const refused = () =>
    wrong('range', `tem de ser [primeira,última], a contar de 0 e com ${MAX_ROWS} linhas no máximo`);
  if (!Array.isArray(value) || value.length !== 2 || !value.every((n) => Number.isSafeInteger(n))) throw refused();
  const [from, to] = value as [number, number];
  if (from < 0 || to < from || to - from >= MAX_ROWS) throw refused();
  return [from, to];
}

function parseFilter<Row extends ObjectLiteral>(
  value: unknown,
  spec: ListSpec<Row>,
): Pick<ListQuery<Row>, 'conditions' | 'search'> {
  if (value === undefined) return { conditions: [] };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw wrong('filter', `tem de ser um objeto JSON; ${namesIn(spec)}`);
  }
  const { q, ...rest } = value as Record<string, unknown>;
  if (q !== undefined && !spec.searchable) throw wrong('filter.q', 'não existe nesta lista');
  if (q !== undefined && (typeof q !== 'string' || q.length > MAX_SEARCH_LENGTH)) {
    throw wrong('filter.q', `tem de ser texto com ${MAX_SEARCH_LENGTH} caracteres no máximo`);
  }
  if (typeof q === 'string' && termsOf(q).length > MAX_SEARCH_WORDS) {
    throw wrong('filter.q', `tem de ter ${MAX_SEARCH_WORDS} palavras no máximo`);
  }
  const conditions = Object.entries(rest).flatMap(([name, wanted]) => conditionsOf(name, wanted, spec));
  if (typeof q !== 'string' || q.trim() === '') return { conditions };
  const named = spec.named?.(q);
  if (named === undefined) return { conditions, search: q };
  const exact = Object.entries(named).map(([property, value]) => ({ property, comparison: 'equal' as const, value }));
  return { conditions: [...conditions, ...(exact as Condition<Row>[])] };
}

function conditionsOf<Row extends ObjectLiteral>(
  name: string,
  wanted: unknown,
  spec: ListSpec<Row>,
): readonly Condition<Row>[] {
  if (spec.marks !== undefined && Object.hasOwn(spec.marks, name)) {
    if (wanted !== true) throw wrong(`filter.${name}`, 'tem de ser true');
    return spec.marks[name]?.(new Date()) ?? [];
  }
  if (name === 'id' && Array.isArray(wanted)) {
    const { property, kind } = columnOf('id', spec, 'filter');
    const isId = (id: unknown) =>
      kind === 'code' ? typeof id === 'string' : Number.isSafeInteger(id) && (id as number) > 0;
    if (wanted.length > MAX_IDS || !wanted.every(isId)) {
      throw wrong('filter.id', `tem de ser um id ou uma lista de ${MAX_IDS} no máximo`);
    }
    return [{ property, comparison: 'oneOf', value: wanted as number[] | string[] }];
  }
  const [, bounded = '', end] = /^(.+)_(gte|lte)$/.exec(name) ?? [];
  if (Object.hasOwn(spec.columns, bounded)) {
    const { property, kind } = columnOf(bounded, spec, 'filter');
    if (kind !== 'number' && kind !== 'moment')
      throw wrong(`filter.${name}`, 'não existe: só datas e números têm limites');
    return [{ property, comparison: end === 'gte' ? 'atLeast' : 'atMost', value: scalar(kind, wanted, name) }];
  }
  const { property, kind, words, named = {} } = columnOf(name, spec, 'filter');
  if (typeof wanted === 'string' && Object.hasOwn(named, wanted)) return named[wanted] ?? [];
  const value = words === undefined ? scalar(kind, wanted, name) : meaning(words, wanted, name);
  return [{ property, comparison: 'equal', value }];
}

function columnOf<Row extends ObjectLiteral>(name: string, spec: ListSpec<Row>, where: string): ListedColumn<Row> {
  const listed = Object.hasOwn(spec.columns, name) ? spec.columns[name] : undefined;
  if (listed === undefined) throw wrong(where, `refere uma coluna que não existe; ${namesIn(spec)}`);
  return listed;
}

function namesIn(spec: Pick<ListSpec<never>, 'columns'>): string {
  return `colunas: ${Object.keys(spec.columns).join(', ')}`;
}

function meaning(words: Readonly<Record<string, boolean>>, value: unknown, name: string): boolean {
  const meant = typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined;
  if (meant === undefined) throw wrong(`filter.${name}`, `tem de ser um destes: ${Object.keys(words).join(', ')}`);
  return meant;
}

function scalar(kind: ColumnKind, value: unknown, name: string): Scalar {
  const read = kinds[kind].read(value);
  if (read === undefined) throw wrong(`filter.${name}`, `tem de ser ${kinds[kind].name}`);
  return read;
}

/** Reads a parameter that is one of some words, if it is sent. @throws AppError 'invalid' for any other */
export function wordParameter<Word extends string>(
  name: string,
  value: unknown,
  words: readonly Word[],
): Word | undefined {
  const word = words.find((known) => known === value);
  if (value !== undefined && word === undefined) throw wrong(name, `tem de ser um destes: ${words.join(', ')}`);
  return word;
}

/** Reads the plain query parameter `ano`. @throws AppError 'invalid' where it is no year */
export function yearParameter(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !/^(19|20|21)\d{2}$/.test(value))
    throw new AppError('invalid', 'O parâmetro "ano" tem de ser um ano.');
  return Number(value);
}
