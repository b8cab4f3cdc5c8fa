import { Column, Entity, Index, LessThan, PrimaryColumn } from 'typeorm';
import { exact, integer, moment } from '../database/columns.js';
import { Resource } from '../database/resource.js';

/** How often something was done by somebody within a time that is longer than a restart takes. */
@Entity('rate_counts')
@Resource<RateCount>('rate-counts', { expires: [{ where: (now) => ({ expiresAt: LessThan(now) }) }] })
@Index('ix_rate_counts_expires_at', ['expiresAt'])
export class RateCount {
  /** An HMAC of what is counted and by whom: nobody is known by it. */
  @PrimaryColumn(exact(64)) fingerprint!: string;

  @Column(integer()) points!: number;
  @Column(moment()) expiresAt!: Date;
}
