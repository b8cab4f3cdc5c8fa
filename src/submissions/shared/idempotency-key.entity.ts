import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { column, exact, integer, moment } from '../../platform/database/columns.js';

/** The idempotency key of a submission, so that the same submission sent again (double click, lost answer) stays one row. */
@Entity('idempotency_keys')
@Index('ix_idempotency_keys_created_at', ['createdAt'])
@Index('ix_idempotency_keys_record', ['form', 'recordId'])
export class IdempotencyKey {
  /** SHA-256 of the form's name, its fields and its attachment's bytes. */
  @PrimaryColumn(column(exact(64)))
  hash!: string;

  @Column(column(exact(32)))
  form!: string;

  @Column(column(integer()))
  recordId!: number;

  @Column(column(moment()))
  createdAt!: Date;
}
