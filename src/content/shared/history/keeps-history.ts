import type { LiveSession } from '../../../accounts/sessions/live-session.js';

/** Words by the names that a version has for them. */
type ByName = Readonly<Record<string, unknown>>;

/** The words that a version keeps of a record whose properties do not say it as people do. */
export interface KeptWords<Row extends object> {
  of: (row: Row) => ByName;
  /**
   * The properties that say again what some words of a version did; the others stay.
   * @throws AppError 'invalid'; 'forbidden' where who asks may not change one of them
   */
  back: (row: Row, words: ByName, session: LiveSession) => Partial<Row>;
}

/** A kind of record whose saves are kept, and whose removed records can be brought back. */
export interface HistoryKind<Row extends object = object> {
  /** Its list's resource, which its address names too: 'eventos'. */
  resource: string;
  entity: new () => Row;
  /** The word that people use for such a record: 'Evento'. */
  noun: string;
  /** The property that says which one it is. */
  title: string;
  words?: KeptWords<Row>;
  /** The properties that are no content, such as who sees the record: bringing a version back leaves them alone. */
  leftAlone: readonly string[];
  /** The property that names a stored file which is its own, shown to nobody else while the record is in the bin. */
  ownFile?: string;
}

const byEntity = new Map<unknown, HistoryKind>();

/**
 * Has every save of an entity's records kept as a version, and those that are removed in the bin for a time. They are
 * written by `Records`, `saveVersioned` or `History`.
 */
export function KeepsHistory<Row extends { id: number }>(said: {
  resource: string;
  noun: string;
  title: keyof Row & string;
  words?: KeptWords<Row>;
  leftAlone?: readonly string[];
  ownFile?: keyof Row & string;
}) {
  return (target: new () => Row): void => {
    byEntity.set(target, { ...said, leftAlone: said.leftAlone ?? [], entity: target } as unknown as HistoryKind);
  };
}

/** Returns what `@KeepsHistory` declares of an entity class, if anything. */
export function historyKindOf(entity: unknown): HistoryKind | undefined {
  return byEntity.get(entity);
}

/** Every kind that keeps its history. */
export function historyKinds(): HistoryKind[] {
  return [...byEntity.values()];
}

/** The kind with such a name, or nothing. */
export function historyKindNamed(resource: string): HistoryKind | undefined {
  return historyKinds().find((kind) => kind.resource === resource);
}
