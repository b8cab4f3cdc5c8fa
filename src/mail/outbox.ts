import { sha256 } from '#platform/secrets/sha256.js';
import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager, In, Not } from 'typeorm';
import { normalEmail, oneAddress } from '#platform/dto/normal-email.js';
import { FindsHeldData, type HeldRecord, plainRecord } from '#platform/database/addresses/held-data.js';
import { afterCommit, forUpdate } from '#platform/database/transactions.js';
import { insertRows } from '#platform/database/insert-rows.js';
import { currentRequestId } from '#platform/requests/request-id.js';
import { Settings } from '#platform/config/config.js';
import { PLAIN_ADDRESS } from '#platform/config/mail-address.js';
import { keysAbout, reasonToHold } from './daily-limits.js';
import { ASSOCIATION, type MailMessage, type MailWords } from './mail-message.js';
import { OutgoingMail, SUBJECT_LENGTH, WITHOUT_WORDS } from './outgoing-mail.entity.js';
import { Signal } from '#platform/jobs/signal.js';

/** Google's mailboxes have two names, and the dots in an address change nothing of who gets the mail. */
const GOOGLE = new Set(['gmail.com', 'googlemail.com']);

/** The most characters that fit the column on every database. */
const MAX_TEXT = 16_000;
const UNPRINTABLE = /[\s\p{Cc}\p{Cf}]+/gu;

const states: Readonly<Record<OutgoingMail['state'], string>> = {
  pending: 'À espera de sair',
  failed: 'Não foi possível entregar',
  sent: 'Enviado',
};

/** Writes every message in the transaction that it speaks of; the worker sends it after the commit. */
@Injectable()
export class Outbox {
  readonly signal = new Signal();
  private readonly logger = new Logger('Mail');

  private findName: ((manager: EntityManager) => Promise<string>) | undefined;

  constructor(private readonly settings: Settings) {}

  /** Sets how messages find the association's name; until then they carry the sender's name. */
  setNameSource(find: (manager: EntityManager) => Promise<string>): void {
    this.findName = find;
  }

  /**
   * Writes a message, which the worker takes at the commit. One that is held back is on record, without its words and
   * its address unless it is sent later.
   * @returns whether it will be sent, if not at once: not where the address could break a header or has had enough today
   * @throws a 'duplicate' of the database where its `idempotencyKey` was written before
   */
  async add(manager: EntityManager, message: MailMessage, now = new Date()): Promise<boolean> {
    const [sent = false] = await this.addAll(manager, [message], now);
    return sent;
  }

  /** Writes messages to different mailboxes in one statement. @returns of each whether it will be sent, as {@link add} */
  async addAll(manager: EntityManager, messages: readonly MailMessage[], now = new Date()): Promise<boolean[]> {
    const rows: (Omit<OutgoingMail, 'id'> | undefined)[] = [];
    for (const message of messages) rows.push(await this.rowOf(manager, message, now));
    const written = rows.filter((row) => row !== undefined);
    if (written.length > 0) {
      await insertRows(manager, OutgoingMail, written);
      afterCommit(manager, () => this.wake());
    }
    return rows.map((row) => row?.state === 'pending');
  }

  private async rowOf(
    manager: EntityManager,
    message: MailMessage,
    now: Date,
  ): Promise<Omit<OutgoingMail, 'id'> | undefined> {
    const { idempotencyKey, kind, unsubscribeUrl, replyTo } = message;
    const recipient = normalEmail(message.recipient);
    if (!PLAIN_ADDRESS.test(recipient)) return undefined;
    const mailboxHash = mailboxHashOf(recipient);
    const heldFor = await reasonToHold(manager, { ...message, mailboxHash }, this.settings.mail.dailyLimit, now);
    if (heldFor !== null) this.logger.warn({ held: kind, for: heldFor });
    const sent = heldFor === null || heldFor === 'ceiling';
    const { subject, text } = await this.fillName(manager, message);
    const words = {
      recipient,
      replyTo: replyTo !== undefined && PLAIN_ADDRESS.test(replyTo) ? oneAddress(replyTo) : null,
      subject: subject.replaceAll(UNPRINTABLE, ' ').trim().slice(0, SUBJECT_LENGTH),
      text: text.slice(0, MAX_TEXT),
      unsubscribeUrl: unsubscribeUrl ?? null,
    };
    return {
      idempotencyKey,
      messageId: `${randomUUID()}@${this.settings.mail.from.address.split('@')[1] ?? 'localhost'}`,
      kind,
      mailboxHash,
      ...(sent ? words : WITHOUT_WORDS),
      state: sent ? 'pending' : 'failed',
      heldFor,
      attempts: 0,
      nextAttemptAt: now,
      leasedBy: null,
      requestId: currentRequestId() ?? null,
      createdAt: now,
      sentAt: null,
      error: null,
    };
  }

  /** Puts the association's name into words that are to be sent, or shown before they are. */
  async fillName(manager: EntityManager, { subject, text }: MailWords): Promise<MailWords> {
    if (!`${subject} ${text}`.includes(ASSOCIATION)) return { subject, text };
    const name = (await this.findName?.(manager)) ?? this.settings.mail.from.name;
    return { subject: subject.replaceAll(ASSOCIATION, () => name), text: text.replaceAll(ASSOCIATION, () => name) };
  }

  /** Forgets all mail about erased things ('contactos:12'). @returns until when a worker may still have one */
  async forget(manager: EntityManager, abouts: readonly string[]): Promise<Date | null> {
    if (abouts.length === 0) return null;
    const ranges = abouts.map((about) => ({ idempotencyKey: keysAbout(about) }));
    const found = await manager.find(OutgoingMail, { select: { id: true }, where: ranges });
    if (found.length === 0) return null;
    const id = In(found.map((mail) => mail.id));
    const locked = await manager.find(OutgoingMail, {
      select: { id: true, leasedBy: true, nextAttemptAt: true },
      where: { id },
      ...forUpdate,
    });
    await manager.delete(OutgoingMail, { id });
    const leases = locked.filter(({ leasedBy }) => leasedBy !== null).map(({ nextAttemptAt }) => nextAttemptAt);
    return leases.length === 0 ? null : new Date(Math.max(...leases.map((end) => end.getTime())));
  }

  /** Finds the messages to an address that are not out; of what is out, neither words nor address are kept. */
  async waitingFor(manager: EntityManager, email: string): Promise<OutgoingMail[]> {
    const recipient = normalEmail(email);
    const rows = await manager.findBy(OutgoingMail, { mailboxHash: mailboxHashOf(recipient), state: Not('sent') });
    return rows.filter((row) => row.recipient === recipient);
  }

  /** Finds mail to a person that is not out, without its words: they may hold a link that is good for whoever has it. */
  @FindsHeldData()
  async find(manager: EntityManager, email: string, limit: number): Promise<HeldRecord[]> {
    const rows = await this.waitingFor(manager, email);
    return rows.slice(0, limit).map(({ id, idempotencyKey, recipient, subject, state, createdAt }) => ({
      ...plainRecord,
      resource: 'outbox',
      id,
      about: aboutOf({ idempotencyKey }),
      noun: 'E-mail por enviar',
      moment: createdAt,
      fields: [
        { nome: 'Para', valor: recipient },
        { nome: 'Assunto', valor: subject },
        { nome: 'Estado', valor: states[state] },
      ],
    }));
  }

  wake(): void {
    this.signal.raise();
  }
}

/** The thing that a message is about: 'contactos:12'. */
export const aboutOf = ({ idempotencyKey }: Pick<OutgoingMail, 'idempotencyKey'>): string =>
  idempotencyKey.split(':').slice(0, 2).join(':');

/** Fingerprint of the mailbox behind an address, however the address is spelt: case, `+tag`, dots that do not count. */
export function mailboxHashOf(address: string): string {
  const [name = '', domain = ''] = normalEmail(address).split('@');
  const [box = ''] = name.split('+');
  return sha256(GOOGLE.has(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`);
}
