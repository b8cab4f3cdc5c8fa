import { Column, Entity, Index, LessThan, PrimaryColumn } from 'typeorm';
import { exact, integer, moment, optional, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { DAY_MS } from '#platform/dates/durations.js';

/** How long a browser in which nobody signs in stays known: as long as browsers keep a cookie at most. */
export const KNOWN_BROWSER_DAYS = 400;

/** One sign-in of an administrator, from its beginning to its end; ended, it is no more (docs/decisions/0019). */
@Entity('sessions')
@Resource<Session>('sessions', { expires: [{ where: (now) => ({ expiresAt: LessThan(now) }) }] })
@Index('ix_sessions_user_id', ['userId', 'createdAt'])
@Index('ix_sessions_expires_at', ['expiresAt'])
export class Session {
  /** The `jti` of its token. */
  @PrimaryColumn(exact(36)) id!: string;

  @Column(integer()) userId!: number;

  /** The user's {@link User.generation} when it began: one that began with a password that is no more is refused. */
  @Column(exact(36)) generation!: string;

  @Column(moment()) createdAt!: Date;

  /** To a few minutes: not every request writes. */
  @Column(moment()) lastSeenAt!: Date;

  @Column(moment()) expiresAt!: Date;
  @Column(moment()) passwordAt!: Date;
  @Column(varchar(80)) browser!: string;

  /** The {@link KnownBrowser} in which it began; nothing of a session that began before that was noted. */
  @Column(optional(exact(64))) browserHash!: string | null;

  /** Shortened: it tells a network, not a person. */
  @Column(exact(64)) address!: string;
}

/** A browser in which a user has signed in before. It is told by a cookie that names nothing else. */
@Entity('known_browsers')
@Resource<KnownBrowser>('known-browsers', {
  expires: [{ where: (now) => ({ lastUsedAt: LessThan(new Date(now.getTime() - KNOWN_BROWSER_DAYS * DAY_MS)) }) }],
})
@Index('ix_known_browsers_user_id', ['userId'])
@Index('ix_known_browsers_last_used_at', ['lastUsedAt'])
export class KnownBrowser {
  /** SHA-256 of the cookie together with the user: several people may use one browser. */
  @PrimaryColumn(exact(64)) hash!: string;

  @Column(integer()) userId!: number;
  @Column(moment()) lastUsedAt!: Date;
}
