import { type EntityManager, In, type ObjectLiteral } from 'typeorm';
import type { Condition, ListSpec, Page, RawListQuery } from '#platform/lists/list-spec.js';
import { parseJson } from '#platform/http/json.js';
import { parseListQuery, wordParameter } from '#platform/lists/list-query.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import { resourceNamed } from '#platform/database/resource.js';
import { Draft, type RecordState, recordStates } from './history.entity.js';
import { type Versioned, type WithAuthor, withAuthors } from './versions.js';
import { rascunhosList } from './drafts.service.js';
import { Entry } from './entry.js';

/** The draft that waits beside a record, where drafts were asked for. */
export interface WithState {
  draft?: WithAuthor<Draft> | null;
}

interface StateAsked {
  estado: RecordState | 'todos';
  rest: RawListQuery;
}

/** Returns the state that a request for a list names, if it does. @throws AppError 'invalid' for one that does not exist */
export function stateAskedIn(raw: RawListQuery): StateAsked | undefined {
  const { estado, ...others } = filterOf(raw);
  const known = wordParameter('filter.estado', estado, ['todos', ...recordStates]);
  return known && { estado: known, rest: { ...raw, filter: JSON.stringify(others) } };
}

/** One that is none is refused by the list itself. */
function filterOf({ filter }: RawListQuery): Record<string, unknown> {
  const parsed = parseJson(String(filter));
  return typeof parsed === 'object' ? { ...parsed } : {};
}

/** The parts of a list, in their order: what waits comes first, and what is no longer shown last. */
const parts: readonly (readonly RecordState[])[] = [['rascunho', 'agendado'], ['publicado'], ['arquivado']];

/** Reads a page of what visitors see and what they do not, two tables whose parts the database orders and pages. */
export async function pageWithDrafts<Row extends Versioned & ObjectLiteral>(
  manager: EntityManager,
  records: RecordReader<Row>,
  { spec, asked: { estado, rest } }: { spec: ListSpec<Row>; asked: StateAsked },
): Promise<Page<Row & WithState>> {
  const { from, to, ...query } = parseListQuery(rest, spec);
  const { resource } = spec;
  const drafts = new RecordReader(manager.getRepository(Draft), rascunhosList);
  const inDraft = placeInDraft(resource);

  const withStates = async (page: Page<Row>): Promise<Page<Row & WithState>> => {
    const recordId = In(page.rows.map(({ id }) => id));
    const waiting = await withAuthors(manager, await manager.findBy(Draft, { resource, recordId }));
    const rows = page.rows.map((row) => ({ ...row, draft: waiting.find((one) => one.recordId === row.id) ?? null }));
    return { ...page, rows };
  };
  const read = async (states: readonly RecordState[], range: [number, number]): Promise<Page<Row & WithState>> => {
    const asked = { ...query, from: range[0], to: range[1] };
    if (states.includes('publicado')) return withStates(await records.find(asked));
    const conditions: Condition<Draft>[] = [
      { property: 'resource', comparison: 'equal', value: resource },
      { property: 'estado', comparison: 'oneOf', value: states },
      ...query.conditions.map((condition) => ({ ...condition, ...inDraft(condition) })),
    ];
    const order = query.order.map((term) => ({ ...term, ...inDraft(term) }));
    const page = await drafts.find({ ...asked, conditions, order });
    const rows = page.rows.map((draft) => new Entry(manager, resource, draft.recordId, draft, null).edited as Row);
    return withStates({ ...page, rows });
  };

  const rows: (Row & WithState)[] = [];
  let before = 0;
  for (const part of parts) {
    const states = part.filter((state) => estado === 'todos' || state === estado);
    if (states.length === 0) continue;
    const [first, last] = [Math.max(from - before, 0), to - before];
    // of a part behind the page only its number of records is wanted
    const page = await read(states, last < first ? [0, 0] : [first, last]);
    if (last >= first) rows.push(...page.rows);
    before += page.total;
  }
  return { rows, from, total: before };
}

/** Returns where a draft holds what a property of the record does: in a column of its own, or in its contents. */
function placeInDraft(resource: string) {
  const title = resourceNamed(resource, 'history')?.title;
  return ({ property }: { property: string }): { property: keyof Draft; key?: string } => {
    if (property === 'id') return { property: 'recordId' };
    return property === title ? { property: 'titulo' } : { property: 'contents', key: property };
  };
}
