import { Check, Column, Entity, Index } from 'typeorm';
import { exact, isOneOf, KeyColumn, moment, optional, text, varchar } from '#platform/database/columns.js';
import { RESOURCE_LENGTH } from '#platform/database/resource.js';

/** Why a record was erased: in the back office, when its time was over, when the person asked, or left the newsletter. */
export const erasureReasons = ['painel', 'prazo', 'pedido', 'saida'] as const;
export type ErasureReason = (typeof erasureReasons)[number];

/** That a record was erased, and nothing of what stood in it: so that a restored copy can be told to forget it again. */
@Entity('erasures')
@Check('ck_erasures_reason', isOneOf('reason', erasureReasons))
@Index('ix_erasures_record_hash', ['recordHash'], { unique: true })
@Index('ix_erasures_erased_at', ['erasedAt', 'id'])
export class Erasure {
  @KeyColumn() id!: number;
  @Column(exact(RESOURCE_LENGTH)) kind!: string;

  /** Keyed hash of the record's resource, id and first moment. */
  @Column(exact(64)) recordHash!: string;

  /** Keyed hash of the person's address. */
  @Column(optional(exact(64))) addressHash!: string | null;

  @Column(varchar(16)) reason!: ErasureReason;
  @Column(moment()) erasedAt!: Date;
}

/** The work that an erasure has left outside of the database; the row goes once it is done. */
@Entity('unfinished_erasures')
@Index('ix_unfinished_erasures_due_at', ['dueAt', 'id'])
export class UnfinishedErasure {
  @KeyColumn() id!: number;

  /** When to look (again): a worker may still have been handing over mail about it. */
  @Column(moment()) dueAt!: Date;

  /** JSON of {@link Remains}. */
  @Column(text()) remains!: string;
}
