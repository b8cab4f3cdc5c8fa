import { Column, Entity, PrimaryColumn } from 'typeorm';
import { exact, moment, optional, varchar } from '#platform/database/columns.js';

export const FAILURE_LENGTH = 250;

/** The tasks that look after the system by themselves. */
export type RunName = 'copia' | 'ensaio' | 'autoteste' | 'alarme';

@Entity('last_runs')
export class LastRun {
  @PrimaryColumn(exact(40)) name!: RunName;
  @Column(moment()) startedAt!: Date;

  /** When it had done what it is for; nothing while it runs, and where it failed. */
  @Column(optional(moment())) endedAt!: Date | null;

  /** Why it failed, in words for the operator that name nobody. */
  @Column(optional(varchar(FAILURE_LENGTH))) failure!: string | null;
}
