import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { column, exact, integer, KeyColumn, moment, optional, text, varchar } from '../../platform/database/columns.js';

/** The app with which a user makes one-time codes (TOTP, RFC 6238). */
@Entity('totps')
export class Totp {
  @PrimaryColumn({ ...column(integer()), generated: false })
  userId!: number;

  /** What the app and we both know, sealed: who reads the table makes no codes. */
  @Column(column(exact(200)))
  sealedSecret!: string;

  /** The time step of the last code that was taken: neither it nor an earlier one is taken again. */
  @Column(column(integer()))
  lastStep!: number;

  @Column(column(moment()))
  createdAt!: Date;
}

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

/** A recovery code that has not been used; one that has is no more. */
@Entity('recovery_codes')
@Index('ix_recovery_codes_user_id', ['userId'])
export class RecoveryCode {
  /** SHA-256 of the user and the code, which has 80 random bits: who reads the table can't use it. */
  @PrimaryColumn(column(exact(64)))
  hash!: string;

  @Column(column(integer()))
  userId!: number;
}

const ticketPurposes = ['sign-in', 'passkey-new', 'passkey-use'] as const;

/** What it is for: going on to the second step after the right password; a passkey's challenge, to add or to use one. */
export type TicketPurpose = (typeof ticketPurposes)[number];

/** Something that was handed out a few minutes ago and is good once. Used, it is no more. */
@Entity('second_step_tickets')
@Check('ck_second_step_tickets_purpose', `purpose IN ('${ticketPurposes.join(`', '`)}')`)
@Index('ix_second_step_tickets_user_id', ['userId'])
@Index('ix_second_step_tickets_expires_at', ['expiresAt'])
export class SecondStepTicket {
  /** SHA-256 of what was handed out. */
  @PrimaryColumn(column(exact(64)))
  hash!: string;

  @Column(column(varchar(16)))
  purpose!: TicketPurpose;

  @Column(column(integer()))
  userId!: number;

  /** The user's {@link User.generation} when it was made: it dies with the password. */
  @Column(column(exact(36)))
  generation!: string;

  @Column(column(moment()))
  expiresAt!: Date;
}
