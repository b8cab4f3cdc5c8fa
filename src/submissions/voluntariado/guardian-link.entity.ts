import { Column, Entity, Index, LessThan } from 'typeorm';
import { column, exact, integer, KeyColumn, moment } from '../../platform/database/columns.js';
import { Expires } from '../../platform/jobs/expires.js';

/** A link that was mailed to the guardian of a young applicant: whoever holds its token may object. Goes with the application. */
@Entity('guardian_links')
@Index('ix_guardian_links_token_hash', ['tokenHash'], { unique: true })
@Index('ix_guardian_links_candidatura_id', ['candidaturaId'])
@Index('ix_guardian_links_expires_at', ['expiresAt', 'id'])
@Expires<GuardianLink>({ rule: 'links', where: (before) => ({ expiresAt: LessThan(before) }) })
export class GuardianLink {
  @KeyColumn()
  id!: number;

  /** SHA-256 of the token: who reads the table can't use it. */
  @Column(column(exact(64)))
  tokenHash!: string;

  @Column(column(integer()))
  candidaturaId!: number;

  @Column(column(moment()))
  expiresAt!: Date;
}
