import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { And, type EntityManager, LessThan, MoreThan, MoreThanOrEqual, Not } from 'typeorm';
import { DAY_MS } from '../platform/dates/durations.js';
import { sha256 } from '../platform/secrets/sha256.js';
import { SETTINGS } from '../platform/config/config.module.js';
import type { Settings } from '../platform/config/config.js';
import { PLAIN_ADDRESS } from '../platform/config/mail-address.js';
import type { MailKind, MailMessage } from './mail-message.js';
import { OutgoingMail, SUBJECT_LENGTH } from './outgoing-mail.entity.js';
import { Signal } from '../platform/jobs/signal.js';

/** What fits the column on every database. */
const MAX_TEXT = 16_000;
const UNPRINTABLE = /[\s\p{Cc}\p{Cf}]+/gu;

/** How many messages of a kind one address gets in a day, whoever asks for them: forms can't be used to flood it. */
const dailyLimits: Readonly<Record<MailKind, number>> = {
  notice: Infinity,
  receipt: 10,
  subscription: 3,
  account: Infinity,
  recovery: 20,
};

/** Where every message is written, in the transaction that it speaks of; the worker sends it after the commit. */
@Injectable()
export class Outbox {
  /** Tells this process's worker that there is mail. */
  readonly signal = new Signal();

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /**
   * Writes a message. Call {@link wake} once the transaction has committed.
   * @returns whether it was taken: not where the address could break a header or has had enough today
   * @throws a 'duplicate' of the database where its `idempotencyKey` was written before
   */
  async add(manager: EntityManager, message: MailMessage, now = new Date()): Promise<boolean> {
    const { idempotencyKey, kind, text, unsubscribeUrl, replyTo } = message;
    const recipient = message.recipient.toLowerCase();
    if (!PLAIN_ADDRESS.test(recipient)) return false;
    const mailboxHash = mailboxHashOf(recipient);
    const limit = dailyLimits[kind];
    if (limit !== Infinity) {
      const since = MoreThan(new Date(now.getTime() - DAY_MS));
      if ((await manager.countBy(OutgoingMail, { mailboxHash, kind, createdAt: since })) >= limit) return false;
    }
    await manager.insert(OutgoingMail, {
      idempotencyKey,
      messageId: `${randomUUID()}@${this.settings.mail.from.address.split('@')[1] ?? 'localhost'}`,
      kind,
      mailboxHash,
      recipient,
      replyTo: replyTo !== undefined && PLAIN_ADDRESS.test(replyTo) ? replyTo : null,
      subject: message.subject.replaceAll(UNPRINTABLE, ' ').trim().slice(0, SUBJECT_LENGTH),
      text: text.slice(0, MAX_TEXT),
      unsubscribeUrl: unsubscribeUrl ?? null,
      state: 'pending',
      attempts: 0,
      nextAttemptAt: now,
      leasedBy: null,
      createdAt: now,
      sentAt: null,
      error: null,
    });
    return true;
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

/** Of the mailbox behind an address: what follows a '+' in it changes nothing of who gets the mail. */
function mailboxHashOf(address: string): string {
  const mailbox = address.replace(/\+[^@]*@/, '@');
  return sha256(mailbox);
}
