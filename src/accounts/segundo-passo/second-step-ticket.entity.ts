import { Check, Column, Entity, Index, LessThan, PrimaryColumn } from 'typeorm';
import { column, exact, integer, moment, varchar } from '../../platform/database/columns.js';
import { Expires } from '../../platform/jobs/expires.js';

const ticketPurposes = ['sign-in', 'passkey-new', 'passkey-use'] as const;

/** What it is for: going on to the second step after the right password; a passkey's challenge, to add or to use one. */
export type TicketPurpose = (typeof ticketPurposes)[number];

/** Something that was handed out a few minutes ago and is good once. Used, it is no more. */
@Entity('second_step_tickets')
@Check('ck_second_step_tickets_purpose', `purpose IN ('${ticketPurposes.join(`', '`)}')`)
@Index('ix_second_step_tickets_user_id', ['userId'])
@Index('ix_second_step_tickets_expires_at', ['expiresAt'])
@Expires<SecondStepTicket>({ where: (now) => ({ expiresAt: LessThan(now) }) })
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
