import { Column, Entity, Index } from 'typeorm';
import { column, exact, integer, KeyColumn, moment, optional, text, varchar } from '../../platform/database/columns.js';

export const PASSKEY_NAME_LENGTH = 60;

/** A passkey (WebAuthn) with which a user takes the second step. */
@Entity('passkeys')
@Index('ix_passkeys_user_id', ['userId'])
@Index('ix_passkeys_credential_hash', ['credentialHash'], { unique: true })
export class Passkey {
  @KeyColumn()
  id!: number;

  @Column(column(integer()))
  userId!: number;

  /** What its owner calls it. */
  @Column(column(varchar(PASSKEY_NAME_LENGTH)))
  nome!: string;

  /** SHA-256 of {@link credentialId}, which is too long for an index. */
  @Column(column(exact(64)))
  credentialHash!: string;

  @Column(column(text()))
  credentialId!: string;

  /** As COSE has it, in base64url. */
  @Column(column(text()))
  publicKey!: string;

  /** How often it was used, as far as it counts: one that goes back is of a copy. 32 bits without a sign, in decimals. */
  @Column(column(exact(10)))
  counter!: string;

  /** By which ways a browser reaches it, separated by commas. */
  @Column(column(exact(100)))
  transports!: string;

  @Column(column(moment()))
  createdAt!: Date;

  @Column(optional(moment()))
  lastUsedAt!: Date | null;
}
