import type { Block } from './formatted-text';

/** As many cells in each row as there are heads. */
export interface PolicyTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A part of a section: text, a table, or the ways to one's own data and out of the newsletter. */
export type PolicyPart =
  | { kind: 'text'; blocks: Block[] }
  | { kind: 'table'; table: PolicyTable }
  | { kind: 'my-data' };

export interface PolicySection {
  title: string;
  parts: PolicyPart[];
}
