import type { EntityManager, ObjectLiteral } from 'typeorm';
import { resourceOf } from '#platform/database/resource.js';
import { AppError } from '#platform/errors/app-error.js';
import { messages } from '#platform/messages.js';
import type { Contents, Versioned } from '../save-versioned.js';

/** The description by which a kind of content lets its records wait before visitors see them. */
export interface DraftKind<Row extends Versioned & ObjectLiteral, Input extends object> {
  /** An entity that keeps its history, which names its resource and its title. */
  entity: new () => Row;
  first: new () => Input;
  update: new () => Input;
  /**
   * Returns the contents of a record from the body that was sent.
   * @param stored what it held before, if it is no new one
   * @param at when it becomes public, as far as that is known
   */
  contents(this: void, input: Input, stored: Row | undefined, at: Date): Contents<Row>;
  /** Returns what a record gets with becoming public, such as its place. @throws AppError 'conflict' without room */
  admit?(this: void, manager: EntityManager, contents: Contents<Row>): Promise<Partial<Row>>;
  answer(this: void, row: Row): object;
  /** Where on the site a record has a page of its own, if it has one. */
  address?(this: void, id: number): string;
}

export type AnyDraftKind = DraftKind<Versioned & ObjectLiteral, object>;

const kinds = new Map<string, AnyDraftKind>();

/** Lets the records of a kind be drafts, scheduled and archived. */
export function hasDrafts<Row extends Versioned & ObjectLiteral, Input extends object>(
  kind: DraftKind<Row, Input>,
): void {
  const history = resourceOf(kind.entity, 'history');
  if (history === undefined) throw new Error(`${kind.entity.name} keeps no history`);
  kinds.set(history.name, kind as unknown as AnyDraftKind);
}

/** @throws AppError 'notFound' for a resource whose records are public at once */
export function draftKindOrThrow(resource: string): AnyDraftKind {
  const kind = kinds.get(resource);
  if (kind === undefined) throw new AppError('notFound', messages.notFound);
  return kind;
}
