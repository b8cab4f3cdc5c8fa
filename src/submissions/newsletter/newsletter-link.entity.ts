import { Check, Column, Entity, Index, LessThan, PrimaryColumn } from 'typeorm';
import { column, exact, isOneOf, moment, optional, varchar } from '../../platform/database/columns.js';
import { Expires } from '../../platform/jobs/expires.js';

const linkPurposes = ['confirm', 'unsubscribe'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** A link that a message carried: who holds its token speaks for the address. */
@Entity('newsletter_links')
@Check('ck_newsletter_links_purpose', isOneOf('purpose', linkPurposes))
@Index('ix_newsletter_links_address_hash', ['addressHash'])
@Index('ix_newsletter_links_expires_at', ['expiresAt'])
@Expires<NewsletterLink>({ rule: 'links', where: (before) => ({ expiresAt: LessThan(before) }) })
export class NewsletterLink {
  /** SHA-256 of the token: who reads the table can't use it. */
  @PrimaryColumn(column(exact(64)))
  tokenHash!: string;

  @Column(column(varchar(16)))
  purpose!: LinkPurpose;

  /** The subscriber's; an unsubscribe link of an old message also ends a later subscription. */
  @Column(column(exact(64)))
  addressHash!: string;

  /** Never, where nothing is said. */
  @Column(optional(moment()))
  expiresAt!: Date | null;
}
