import { Column, Entity, Index } from 'typeorm';
import { exact, integer, KeyColumn, longText, moment, optional, text, varchar } from '#platform/database/columns.js';

/** The states that say who sees a record, and when. A record that visitors see may still have a draft beside it. */
export const recordStates = ['publicado', 'rascunho', 'agendado', 'arquivado'] as const;
export type RecordState = (typeof recordStates)[number];

/** The state of a row of its own table: visitors see it, unless it says of itself that it waits or that something does. */
export function stateOf(row: object): RecordState {
  return 'rascunho' in row && row.rascunho !== null && row.rascunho !== false ? 'rascunho' : 'publicado';
}

@Entity('saved_versions')
@Index('ix_saved_versions_record', ['resource', 'recordId', 'versao'], { unique: true })
export class SavedVersion {
  @KeyColumn() id!: number;
  @Column(exact(32)) resource!: string;
  @Column(integer()) recordId!: number;
  @Column(integer()) versao!: number;

  /** None where it was saved before versions were kept. */
  @Column(optional(moment())) savedAt!: Date | null;

  /** The account that saved it; none where the system did, a visitor, or somebody before versions were kept. */
  @Column(optional(integer())) userId!: number | null;

  /** The state of the record after the save; null where it was saved before that was kept (docs/decisions/0044). */
  @Column(optional(varchar(16))) estado!: RecordState | null;

  /** JSON: the properties in which it differs from the version before; none of the first. */
  @Column(text()) changed!: string;
  @Column(longText()) contents!: string;
}
