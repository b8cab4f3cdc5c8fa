import { Check, Column, Entity, Index, LessThan, PrimaryColumn } from 'typeorm';
import { column, exact, integer, isOneOf, moment, optional, varchar } from '../../platform/database/columns.js';
import { EMAIL_LENGTH } from '../../platform/dto/fields.js';
import { Expires } from '../../platform/jobs/expires.js';

const accountLinkPurposes = ['email', 'recovery'] as const;
export type AccountLinkPurpose = (typeof accountLinkPurposes)[number];

/** A link that was mailed to an administrator: good once, for a limited time, and until the password changes. */
@Entity('account_links')
@Check('ck_account_links_purpose', isOneOf('purpose', accountLinkPurposes))
@Index('ix_account_links_user_id', ['userId', 'purpose'])
@Index('ix_account_links_expires_at', ['expiresAt'])
@Expires<AccountLink>({ rule: 'links', where: (before) => ({ expiresAt: LessThan(before) }) })
export class AccountLink {
  /** SHA-256 of the token: who reads the table can't use it. */
  @PrimaryColumn(column(exact(64)))
  tokenHash!: string;

  @Column(column(varchar(16)))
  purpose!: AccountLinkPurpose;

  @Column(column(integer()))
  userId!: number;

  /** The user's {@link User.generation} when it was asked for. */
  @Column(column(exact(36)))
  generation!: string;

  /** The new address, where the link confirms one. */
  @Column(optional(exact(EMAIL_LENGTH)))
  email!: string | null;

  @Column(column(moment()))
  expiresAt!: Date;

  @Column(optional(moment()))
  usedAt!: Date | null;
}
