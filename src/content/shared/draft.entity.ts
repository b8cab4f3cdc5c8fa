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
  varchar,
} from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { TextIndex } from '#platform/lists/text-order.js';
import { type RecordState, recordStates } from './saved-version.entity.js';

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
