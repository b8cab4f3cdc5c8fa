import type { Type } from '@nestjs/common';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import { AppError } from '#platform/errors/app-error.js';
import { listOf, type ListSpec, type StatedList, type PanelSearch } from '#platform/lists/list-spec.js';
import type { Contents, Versioned } from './versions.js';

type AnswerClass<Row> = Type<object> & { from: (row: Row) => object };

/** The part that each resource of content states for itself; everything else is shared. */
export interface ContentSpec<
  Row extends Versioned & ObjectLiteral = Versioned & ObjectLiteral,
  Input extends object = object,
  Update extends { id?: number; versao?: number } = object,
> {
  entity: new () => Row;
  input: Type<Input>;
  update: Type<Update>;
  answer: AnswerClass<Row>;
  row?: AnswerClass<Row>;
  list: ListSpec<Row>;
  /** The path of the list. A record is below it, unless `updated` or `removed` name another path. */
  path: string;
  updated?: string;
  removed?: string;
  /** How the search of the back office shows a record, where not by its title in the order of the list. */
  search?: Partial<PanelSearch<Row>>;
  /** One record in sentences, with article: 'um evento'. */
  one: string;
  summaries: { list: string } & Partial<Record<'get' | 'create' | 'update' | 'remove', string>>;
  /** Administrators alone read and write the records, and no answer is kept. */
  onlyAdmin?: true;
  /**
   * Returns the contents of a record from the body that was sent.
   * @param stored what it held before, if it is no new one
   * @param at when it becomes public, as far as that is known
   */
  contents(this: void, input: Input | Update, stored: Row | undefined, at: Date): Contents<Row>;
  /** Returns what a record gets with becoming public, such as its place. @throws AppError 'conflict' without room */
  admit?(this: void, manager: EntityManager, contents: Contents<Row>): Promise<object>;
  /** Does what else a save calls for, in its unit of work. */
  saved?(this: void, manager: EntityManager, row: Row): Promise<void>;
  /** Returns the path of the page of its own that a record has on the site, where it has one. */
  address?(this: void, id: number): string;
}

const withDrafts = new Map<string, ContentSpec>();

export function contentSpec<
  Row extends Versioned & ObjectLiteral,
  Input extends object,
  Update extends { id?: number; versao?: number },
>({
  list,
  ...stated
}: Omit<ContentSpec<Row, Input, Update>, 'list'> & { list: StatedList<Row> }): ContentSpec<Row, Input, Update> {
  const whole = { ...stated, list: listOf(stated.entity, list) };
  if (whole.list.hasDrafts) withDrafts.set(whole.list.resource, whole as unknown as ContentSpec);
  return whole;
}

/** @throws AppError 'notFound' for a resource whose records are public at once */
export function draftSpecOrThrow(resource: string): ContentSpec {
  const spec = withDrafts.get(resource);
  if (spec === undefined) throw new AppError('notFound');
  return spec;
}
