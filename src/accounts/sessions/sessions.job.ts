import { type FindOptionsWhere, LessThan } from 'typeorm';
import { DAY_MS } from '../../platform/dates/durations.js';
import { TableRetentionJob } from '../../platform/jobs/table-retention-job.js';
import { KNOWN_BROWSER_DAYS, KnownBrowser, Session } from './session.entity.js';

/** Forgets the browsers in which nobody has signed in for as long as their cookie lives. */
export class KnownBrowsersJob extends TableRetentionJob<KnownBrowser> {
  protected override readonly entity = KnownBrowser;
  protected override readonly key = 'hash';

  protected override outdated(now: Date): FindOptionsWhere<KnownBrowser> {
    return { lastUsedAt: LessThan(new Date(now.getTime() - KNOWN_BROWSER_DAYS * DAY_MS)) };
  }
}

/** Forgets the sessions that have expired. */
export class SessionsJob extends TableRetentionJob<Session> {
  protected override readonly entity = Session;
  protected override readonly key = 'id';

  protected override outdated(now: Date): FindOptionsWhere<Session> {
    return { expiresAt: LessThan(now) };
  }
}
