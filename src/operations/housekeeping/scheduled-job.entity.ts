import { Column, Entity, PrimaryColumn } from 'typeorm';
import { column, exact, moment } from '#platform/database/columns.js';

/** A piece of work that one process at a time does: who moves `nextAt` on has the turn. */
@Entity('scheduled_jobs')
export class ScheduledJob {
  @PrimaryColumn(column(exact(40))) name!: string;
  @Column(column(moment())) nextAt!: Date;
}
