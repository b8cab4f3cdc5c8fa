import { Column, Entity, PrimaryColumn } from 'typeorm';
import { exact, moment } from '#platform/database/columns.js';

/** A piece of work that one process at a time does: who moves `nextAt` on has the turn. */
@Entity('scheduled_jobs')
export class ScheduledJob {
  @PrimaryColumn(exact(40)) name!: string;
  @Column(moment()) nextAt!: Date;
}
