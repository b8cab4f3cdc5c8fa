import { Check, Column, Entity, Index } from 'typeorm';
import {
  exact,
  flag,
  integer,
  isOneOf,
  KeyColumn,
  longText,
  moment,
  optional,
  text,
  varchar,
} from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { TextIndex } from '#platform/lists/text-order.js';
import { FILE_NAME_LENGTH } from '#files/storage/ficheiro.entity.js';

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

export const DRAFT_TITLE_LENGTH = 200;
export const PROBLEM_LENGTH = 500;

/**
 * The part of a record that visitors do not see: all of a record that is not public; of a public one, the contents that
 * are to replace it, or the moment of its withdrawal. A public record of which nothing waits has no draft
 * (docs/decisions/0037).
 */
@Entity('drafts')
@Resource<Draft>('rascunhos', { noun: 'Rascunho', title: 'titulo', search: ['titulo'], files: ['contents'] })
@Check('ck_drafts_estado', isOneOf('estado', recordStates))
@Index('ix_drafts_record', ['resource', 'recordId'], { unique: true })
@TextIndex('ix_drafts_titulo', ['titulo', 'id'])
@Index('ix_drafts_resource', ['resource', 'savedAt', 'id'])
@Index('ix_drafts_estado', ['estado', 'savedAt', 'id'])
@Index('ix_drafts_saved_at', ['savedAt', 'id'])
@Index('ix_drafts_publish_at', ['publishAt', 'id'])
@Index('ix_drafts_withdraw_at', ['withdrawAt', 'id'])
@Index('ix_drafts_exemplo', ['exemplo', 'id'])
export class Draft {
  @KeyColumn() id!: number;
  @Column(exact(32)) resource!: string;

  /** The number that the record has, or will have once it is public. */
  @Column(integer()) recordId!: number;

  @Column(varchar(DRAFT_TITLE_LENGTH)) titulo!: string;

  /** 'publicado' exactly where visitors see the record, with other contents or until some moment. */
  @Column(varchar(16)) estado!: RecordState;

  @Column(optional(moment())) publishAt!: Date | null;
  @Column(optional(moment())) withdrawAt!: Date | null;

  /** JSON of a {@link Snapshot}; none of a public record of which nothing else waits. */
  @Column(optional(longText())) contents!: string | null;

  /** Rises with every save, of the draft and of what visitors see alike. */
  @Column(integer()) versao!: number;

  @Column(moment()) savedAt!: Date;
  @Column(optional(integer())) userId!: number | null;
  @Column(optional(varchar(PROBLEM_LENGTH))) problem!: string | null;
  @Column(flag()) exemplo!: boolean;
}

export const BINNED_TITLE_LENGTH = 200;

@Entity('binned_records')
@Resource<BinnedRecord>('lixo', { noun: 'No Lixo', title: 'titulo', search: ['titulo'], files: ['contents', 'draft'] })
@Index('ix_binned_records_record', ['resource', 'recordId'], { unique: true })
@TextIndex('ix_binned_records_titulo', ['titulo', 'id'])
@Index('ix_binned_records_resource', ['resource', 'removedAt', 'id'])
@Index('ix_binned_records_removed_at', ['removedAt', 'id'])
@Index('ix_binned_records_until', ['until', 'id'])
@Index('ix_binned_records_own_file', ['ownFile'])
export class BinnedRecord {
  @KeyColumn() id!: number;
  @Column(exact(32)) resource!: string;
  @Column(integer()) recordId!: number;
  @Column(varchar(BINNED_TITLE_LENGTH)) titulo!: string;
  @Column(moment()) removedAt!: Date;

  /** The account that removed it; none where the system did. */
  @Column(optional(integer())) userId!: number | null;

  @Column(moment()) until!: Date;

  /** Stored name of the file that is the record's own, if it has one: visitors do not get it meanwhile. */
  @Column(optional(exact(FILE_NAME_LENGTH))) ownFile!: string | null;

  /** JSON of a {@link Snapshot} with the version; of null where visitors did not see the record. */
  @Column(longText()) contents!: string;

  /** JSON of the {@link Snapshot} that waited to be published, if one did. */
  @Column(optional(longText())) draft!: string | null;
}
