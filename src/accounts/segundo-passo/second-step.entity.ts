import { Check, Column, Entity, Index, LessThan, PrimaryColumn } from 'typeorm';
import { exact, integer, isOneOf, KeyColumn, moment, optional, text, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';

/** The app with which a user makes one-time codes (TOTP, RFC 6238). */
@Entity('totps')
export class Totp {
  @PrimaryColumn({ ...integer(), generated: false }) userId!: number;

  /** The secret that the app shares with us, sealed, so that a copy of the table makes no codes. */
  @Column(exact(200)) sealedSecret!: string;

  /** The time step of the last code that was accepted; codes of this step and earlier ones are refused. */
  @Column(integer()) lastStep!: number;

  @Column(moment()) createdAt!: Date;
}

export const PASSKEY_NAME_LENGTH = 60;

@Entity('passkeys')
@Index('ix_passkeys_user_id', ['userId'])
@Index('ix_passkeys_credential_hash', ['credentialHash'], { unique: true })
export class Passkey {
  @KeyColumn() id!: number;
  @Column(integer()) userId!: number;
  @Column(varchar(PASSKEY_NAME_LENGTH)) nome!: string;

  /** SHA-256 of {@link credentialId}, which is too long for an index. */
  @Column(exact(64)) credentialHash!: string;

  @Column(text()) credentialId!: string;

  /** The COSE key, in base64url. */
  @Column(text()) publicKey!: string;

  /** The passkey's own count of its uses, 32 bits unsigned in decimals. A count that goes back betrays a copy. */
  @Column(exact(10)) counter!: string;

  /** The transports by which a browser reaches it, separated by commas. */
  @Column(exact(100)) transports!: string;

  @Column(moment()) createdAt!: Date;
  @Column(optional(moment())) lastUsedAt!: Date | null;
}

/** A recovery code that has not been used; the row goes when the code is used. */
@Entity('recovery_codes')
@Index('ix_recovery_codes_user_id', ['userId'])
export class RecoveryCode {
  /** SHA-256 of the user and the code, which has 80 random bits, so nobody who reads the table can use it. */
  @PrimaryColumn(exact(64)) hash!: string;

  @Column(integer()) userId!: number;
}

const ticketPurposes = ['sign-in', 'passkey-new', 'passkey-use'] as const;

/** A ticket lets a sign-in go on to its second step, or is the challenge for adding or using a passkey. */
export type TicketPurpose = (typeof ticketPurposes)[number];

/** A ticket works once, for a few minutes; the row goes when it is used. */
@Entity('second_step_tickets')
@Resource<SecondStepTicket>('second-step-tickets', { expires: [{ where: (now) => ({ expiresAt: LessThan(now) }) }] })
@Check('ck_second_step_tickets_purpose', isOneOf('purpose', ticketPurposes))
@Index('ix_second_step_tickets_user_id', ['userId'])
@Index('ix_second_step_tickets_expires_at', ['expiresAt'])
export class SecondStepTicket {
  /** SHA-256 of the token that the browser got. */
  @PrimaryColumn(exact(64)) hash!: string;

  @Column(varchar(16)) purpose!: TicketPurpose;
  @Column(integer()) userId!: number;

  /** The user's {@link User.generation} when the ticket was made, so a new password ends it. */
  @Column(exact(36)) generation!: string;

  @Column(moment()) expiresAt!: Date;
}
