import { Check, Column, Entity, Index, LessThan } from 'typeorm';
import { exact, isOneOf, KeyColumn, moment, optional, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { EMAIL_LENGTH } from '#platform/dto/fields.js';

const linkPurposes = [
  'email',
  'recovery',
  'invitation',
  'confirm',
  'unsubscribe',
  'own-data',
  'guardian',
  'participation',
] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** A link that was mailed: whoever holds its token may do what it is for. */
@Entity('links')
@Resource<Link>('links', { expires: [{ rule: 'links', where: (before) => ({ expiresAt: LessThan(before) }) }] })
@Check('ck_links_purpose', isOneOf('purpose', linkPurposes))
@Index('ix_links_token_hash', ['tokenHash'], { unique: true })
@Index('ix_links_subject', ['purpose', 'subject', 'id'])
@Index('ix_links_expires_at', ['expiresAt', 'id'])
export class Link {
  /** The id by which mail about the link to own data is named: 'os-meus-dados:12'. */
  @KeyColumn() id!: number;

  /** SHA-256 of the token: who reads the table can't use it. */
  @Column(exact(64)) tokenHash!: string;

  @Column(varchar(16)) purpose!: LinkPurpose;

  /** The id of the user, the invited person, the application or the participation; of a subscription and of own data the address's hash. */
  @Column(exact(64)) subject!: string;

  /** The user's {@link User.generation} when it was asked for. */
  @Column(optional(exact(36))) generation!: string | null;

  /** The new address of an account, or the one whose data it opens, until the link is over; a colleague's is masked. */
  @Column(optional(exact(EMAIL_LENGTH))) email!: string | null;

  /** Null where it has no end of its own: that of an invitation stands in the invitation. */
  @Column(optional(moment())) expiresAt!: Date | null;

  @Column(optional(moment())) usedAt!: Date | null;
}
