import { Column, Entity, Index, LessThan } from 'typeorm';
import { column, exact, KeyColumn, moment, optional } from '../../platform/database/columns.js';
import { EMAIL_LENGTH } from '../../platform/dto/fields.js';
import { Expires } from '../../platform/jobs/expires.js';

/** A link that was mailed to an address: whoever holds its token speaks for the address, for a short time. */
@Entity('data_links')
@Index('ix_data_links_token_hash', ['tokenHash'], { unique: true })
@Index('ix_data_links_address_hash', ['addressHash', 'id'])
@Index('ix_data_links_expires_at', ['expiresAt', 'id'])
@Expires<DataLink>({ rule: 'links', where: (before) => ({ expiresAt: LessThan(before) }) })
export class DataLink {
  /** The id by which the mail with the link is named: 'os-meus-dados:12'. */
  @KeyColumn()
  id!: number;

  /** SHA-256 of the token: who reads the table can't use it. */
  @Column(column(exact(64)))
  tokenHash!: string;

  @Column(column(exact(64)))
  addressHash!: string;

  /** As addresses are compared; none any more once the link is over. */
  @Column(optional(exact(EMAIL_LENGTH)))
  email!: string | null;

  @Column(column(moment()))
  expiresAt!: Date;

  /** When all was erased by it: looking and correcting do not use it up. */
  @Column(optional(moment()))
  usedAt!: Date | null;
}
