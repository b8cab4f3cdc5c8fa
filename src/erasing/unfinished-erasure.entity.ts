import { Column, Entity, Index } from 'typeorm';
import { column, KeyColumn, moment, text } from '#platform/database/columns.js';

/**
 * The work that an erasure has left to do outside of the database. Its unit of work writes the row; the row goes once
 * the work is done.
 */
@Entity('unfinished_erasures')
@Index('ix_unfinished_erasures_due_at', ['dueAt', 'id'])
export class UnfinishedErasure {
  @KeyColumn() id!: number;

  /** When to look (again): a worker may still have been handing over mail about it. */
  @Column(column(moment())) dueAt!: Date;

  /** JSON of {@link Remains}. */
  @Column(column(text())) remains!: string;
}
