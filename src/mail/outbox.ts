import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { And, type EntityManager, LessThan, MoreThanOrEqual, Not } from 'typeorm';
import { SETTINGS } from '../platform/config/config.module.js';
import type { Settings } from '../platform/config/config.js';
import { PLAIN_ADDRESS } from '../platform/config/mail-address.js';
import { reasonToHold } from './daily-limits.js';
import type { MailMessage } from './mail-message.js';
import { mailboxHash as mailboxHashOf } from './mailbox-hash.js';
import { OutgoingMail, SUBJECT_LENGTH } from './outgoing-mail.entity.js';
import { Signal } from '../platform/jobs/signal.js';

/** What fits the column on every database. */
const MAX_TEXT = 16_000;
const UNPRINTABLE = /[\s\p{Cc}\p{Cf}]+/gu;

/** Where every message is written, in the transaction that it speaks of; the worker sends it after the commit. */
@Injectable()
export class Outbox {
  /** Tells this process's worker that there is mail. */
  readonly signal = new Signal();
  private readonly logger = new Logger('Mail');

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /**
   * Writes a message. Call {@link wake} once the transaction has committed. What is held back is on record, without its
   * words and its address unless it is sent later.
   * @returns whether it will be sent, if not at once: not where the address could break a header or has had enough today
   * @throws a 'duplicate' of the database where its `idempotencyKey` was written before
   */
  async add(manager: EntityManager, message: MailMessage, now = new Date()): Promise<boolean> {
    const { idempotencyKey, kind, text, unsubscribeUrl, replyTo } = message;
    const recipient = message.recipient.toLowerCase();
    if (!PLAIN_ADDRESS.test(recipient)) return false;
    const mailboxHash = mailboxHashOf(recipient);
    const heldFor = await reasonToHold(manager, { ...message, mailboxHash }, this.settings.mail.dailyLimit, now);
    if (heldFor !== null) this.logger.warn({ held: kind, for: heldFor });
    const sent = heldFor === null || heldFor === 'ceiling';
    await manager.insert(OutgoingMail, {
      idempotencyKey,
      messageId: `${randomUUID()}@${this.settings.mail.from.address.split('@')[1] ?? 'localhost'}`,
      kind,
      mailboxHash,
      recipient: sent ? recipient : '',
      replyTo: sent && replyTo !== undefined && PLAIN_ADDRESS.test(replyTo) ? replyTo : null,
      subject: sent ? message.subject.replaceAll(UNPRINTABLE, ' ').trim().slice(0, SUBJECT_LENGTH) : '',
      text: sent ? text.slice(0, MAX_TEXT) : '',
      unsubscribeUrl: sent ? (unsubscribeUrl ?? null) : null,
      state: sent ? 'pending' : 'failed',
      heldFor,
      attempts: 0,
      nextAttemptAt: now,
      leasedBy: null,
      createdAt: now,
      sentAt: null,
      error: null,
    });
    return sent;
  }

  /** Takes back what is not out yet of the messages about something that is being erased: 'contactos:12'. */
  async forget(manager: EntityManager, about: string): Promise<void> {
    // ';' follows ':', so this is every key that goes on after the colon, found by the index
    const idempotencyKey = And(MoreThanOrEqual(`${about}:`), LessThan(`${about};`));
    await manager.delete(OutgoingMail, { idempotencyKey, state: Not('sent') });
  }

  /** What is written to an address and not out: of what is out, neither words nor address are kept. */
  async waitingFor(manager: EntityManager, email: string): Promise<OutgoingMail[]> {
    const recipient = email.toLowerCase();
    const rows = await manager.findBy(OutgoingMail, { mailboxHash: mailboxHashOf(recipient), state: Not('sent') });
    return rows.filter((row) => row.recipient === recipient);
  }

  /** Has waiting mail sent at once. */
  wake(): void {
    this.signal.raise();
  }
}
