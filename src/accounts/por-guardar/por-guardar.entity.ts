import { Column, Entity, Index, LessThan } from 'typeorm';
import { exact, integer, KeyColumn, longText, moment, optional } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { periods } from '../../../contract/periods.js';

/** The unsaved input of a form, kept for nobody but the person who typed it (docs/decisions/0040). */
@Entity('autosaves')
@Resource<PorGuardar>('autosaves', {
  expires: [{ where: (now) => ({ savedAt: LessThan(new Date(now.getTime() - periods.binDays * DAY_MS)) }) }],
})
@Index('ix_autosaves_chave', ['userId', 'chave'], { unique: true })
@Index('ix_autosaves_record', ['userId', 'resource', 'recordId', 'savedAt', 'id'])
@Index('ix_autosaves_saved_at', ['savedAt', 'id'])
export class PorGuardar {
  @KeyColumn() id!: number;
  @Column(integer()) userId!: number;

  /** The form that it was typed into: no two write to one row. */
  @Column(exact(36)) chave!: string;

  @Column(exact(32)) resource!: string;

  /** 0 where a new record is being made. */
  @Column(integer()) recordId!: number;

  /** The version of the record that it was typed over. */
  @Column(optional(integer())) versao!: number | null;

  /** JSON: the fields that were typed, and what stood in them before. */
  @Column(longText()) contents!: string;

  @Column(moment()) savedAt!: Date;
}
