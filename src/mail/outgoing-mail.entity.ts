import { Check, Column, Entity, Index, LessThan } from 'typeorm';
import { EMAIL_LENGTH } from '#platform/dto/fields.js';
import { exact, integer, isOneOf, KeyColumn, moment, optional, text, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { type Hold, type MailKind, mailKinds } from './mail-message.js';

export const SUBJECT_LENGTH = 250;
export const mailStates = ['pending', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** A message that nobody sends, or sends again, keeps neither its words nor an address. */
export const WITHOUT_WORDS = { recipient: '', replyTo: null, subject: '', text: '', unsubscribeUrl: null };

/** One message to one address, written in the transaction that it speaks of. Once sent, only what counts it remains. */
@Entity('outbox')
@Resource<OutgoingMail>('outbox', {
  expires: [
    { rule: 'failedMail', where: (before) => ({ state: 'failed', nextAttemptAt: LessThan(before) }) },
    { rule: 'sentMail', where: (before) => ({ sentAt: LessThan(before) }) },
  ],
})
@Check('ck_outbox_kind', isOneOf('kind', mailKinds))
@Check('ck_outbox_state', isOneOf('state', mailStates))
@Index('ix_outbox_idempotency_key', ['idempotencyKey'], { unique: true })
@Index('ix_outbox_queue', ['state', 'nextAttemptAt', 'id'])
@Index('ix_outbox_mailbox_hash', ['mailboxHash', 'kind', 'createdAt'])
@Index('ix_outbox_sent_at', ['sentAt'])
@Index('ix_outbox_held_for', ['heldFor', 'kind', 'createdAt'])
export class OutgoingMail {
  @KeyColumn() id!: number;

  /** Names the message by what it is about, so that the same one can't be written twice. */
  @Column(exact(100)) idempotencyKey!: string;

  /** The same at every try, so that a reader recognises a message that a crash made us send again. */
  @Column(exact(300)) messageId!: string;

  @Column(varchar(16)) kind!: MailKind;
  @Column(exact(64)) mailboxHash!: string;
  @Column(varchar(EMAIL_LENGTH)) recipient!: string;
  @Column(optional(varchar(EMAIL_LENGTH))) replyTo!: string | null;
  @Column(varchar(SUBJECT_LENGTH)) subject!: string;
  @Column(text()) text!: string;
  @Column(optional(varchar(500))) unsubscribeUrl!: string | null;
  @Column(varchar(16)) state!: MailState;

  /** Why it was held back. One that waits for the ceiling is pending, and no worker takes it; the rest count as failed. */
  @Column(optional(varchar(16))) heldFor!: Hold | null;

  @Column(integer()) attempts!: number;

  /** When it may be taken next; while a worker has it, when that worker's claim ends. */
  @Column(moment()) nextAttemptAt!: Date;

  @Column(optional(exact(36))) leasedBy!: string | null;
  @Column(optional(exact(36))) requestId!: string | null;
  @Column(moment()) createdAt!: Date;
  @Column(optional(moment())) sentAt!: Date | null;

  /** Codes of the last failure; never a server's words, which quote addresses. */
  @Column(optional(varchar(100))) error!: string | null;
}
