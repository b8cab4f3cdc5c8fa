import { Column, Entity, Index, LessThan, PrimaryColumn } from 'typeorm';
import { column, exact, integer, moment } from '../../platform/database/columns.js';
import { Expires } from '../../platform/jobs/expires.js';
import { DAY_MS } from '../../platform/dates/durations.js';
import { KNOWN_BROWSER_DAYS } from './known-browser-days.js';

/** A browser in which a user has signed in before. It is told by a cookie that names nothing else. */
@Entity('known_browsers')
@Index('ix_known_browsers_user_id', ['userId'])
@Index('ix_known_browsers_last_used_at', ['lastUsedAt'])
@Expires<KnownBrowser>({
  where: (now) => ({ lastUsedAt: LessThan(new Date(now.getTime() - KNOWN_BROWSER_DAYS * DAY_MS)) }),
})
export class KnownBrowser {
  /** SHA-256 of the cookie together with the user: several people may use one browser. */
  @PrimaryColumn(column(exact(64)))
  hash!: string;

  @Column(column(integer()))
  userId!: number;

  @Column(column(moment()))
  lastUsedAt!: Date;
}
