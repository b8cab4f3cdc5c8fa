import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { column, exact, integer, moment } from '../../platform/database/columns.js';

/** A browser in which a user has signed in before. It is told by a cookie that names nothing else. */
@Entity('known_browsers')
@Index('ix_known_browsers_user_id', ['userId'])
@Index('ix_known_browsers_last_used_at', ['lastUsedAt'])
export class KnownBrowser {
  /** SHA-256 of the cookie together with the user: several people may use one browser. */
  @PrimaryColumn(column(exact(64)))
  hash!: string;

  @Column(column(integer()))
  userId!: number;

  @Column(column(moment()))
  lastUsedAt!: Date;
}
