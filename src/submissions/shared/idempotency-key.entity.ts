import { Column, Entity, Index, LessThan, PrimaryColumn } from 'typeorm';
import { exact, integer, moment, optional } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { HOUR_MS } from '#platform/dates/durations.js';

/** Well above the hour within which a submission that is sent again is the same; its text is remembered as long. */
const KEPT_MS = 2 * HOUR_MS;

/** The idempotency key of a submission, so that the same submission sent again (double click, lost answer) stays one row. */
@Entity('idempotency_keys')
@Resource<IdempotencyKey>('idempotency-keys', {
  expires: [{ where: (now) => ({ createdAt: LessThan(new Date(now.getTime() - KEPT_MS)) }) }],
})
@Index('ix_idempotency_keys_created_at', ['createdAt'])
@Index('ix_idempotency_keys_text_hash_form', ['textHash', 'form', 'createdAt'])
@Index('ix_idempotency_keys_record', ['form', 'recordId'])
export class IdempotencyKey {
  /** SHA-256 of the form's name, its fields and its attachment's bytes. */
  @PrimaryColumn(exact(64)) hash!: string;

  @Column(exact(32)) form!: string;
  @Column(integer()) recordId!: number;

  /** SHA-256 of its text where that is long, for finding what is sent to many forms. */
  @Column(optional(exact(64))) textHash!: string | null;

  @Column(moment()) createdAt!: Date;
}
