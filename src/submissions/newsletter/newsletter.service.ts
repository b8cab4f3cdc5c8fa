import { createHmac, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Captcha, spendCaptcha } from '#captcha/captcha.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import { type MailLimits, MailRequests } from '../requests/mail-requests.js';
import { PRIVACY_VERSION } from '../requests/form-fields.js';
import { Settings } from '#platform/config/config.js';
import { installationSecrets } from '#platform/config/secret.js';
import { addressHash as hashOf } from '#platform/database/addresses/held-address.entity.js';
import { forUpdate, idsOf, Transactions } from '#platform/database/transactions.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { Link } from '#accounts/links/link.entity.js';
import { findLink, isOver, keepLinks, makeLink, removeLinks } from '#accounts/links/links.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { periods } from '../../../contract/periods.js';
import { ConsentLedger } from '../consentimentos/consent-ledger.js';
import { Eraser } from '#erasing/eraser.service.js';
import { heldAmong } from '#erasing/holds.js';
import { Outbox } from '#mail/outbox.js';
import { AfterAnswer } from '#platform/access/after-answer.js';
import type { NewsletterCancelarInputDto, NewsletterInputDto } from './newsletter.dto.js';
import { alreadySubscribedMail, cancelMail, confirmationMail, notSubscribedMail } from './newsletter.mail.js';
import { Subscritor } from './subscritor.entity.js';
import { listOf } from '#platform/lists/list-spec.js';

export const newsletterList = listOf(Subscritor, {
  columns: { nome: 'text', email: 'text', create: 'moment', confirmada: { kind: 'flag', thenBy: 'create' } },
  defaultOrder: [{ property: 'create', direction: 'DESC' }],
});

/** Within this time a request for the same address is the same request: a double click, or a lost answer. */
const REPEAT_WINDOW_MS = 2 * 60 * 1000;

interface Asked {
  nome: string;
  email: string;
  limits: MailLimits;
  captchaKey?: string;
  textos: string | undefined;
}

const paths = { confirm: 'confirmar', unsubscribe: 'cancelar' } as const;

/** The purposes of the links that messages to subscribers carry. */
type NewsletterPurpose = keyof typeof paths;

/** The states of a link: it still waits for its button, it has done its work, it is too old, or nobody made it. */
export type LinkState = 'waiting' | 'done' | 'expired' | 'unknown';

/** The newsletter's subscribers: nobody is one before the address's owner has said so. */
@Injectable()
export class NewsletterService {
  readonly records = new RecordReader(this.transactions.manager.getRepository(Subscritor), newsletterList);

  constructor(
    private readonly transactions: Transactions,
    private readonly captcha: Captcha,
    private readonly requests: MailRequests,
    private readonly outbox: Outbox,
    private readonly eraser: Eraser,
    private readonly ledger: ConsentLedger,
    private readonly afterAnswer: AfterAnswer,
    private readonly settings: Settings,
  ) {
    eraser.register<Subscritor>({
      entity: Subscritor,
      since: 'create',
      address: ({ email }) => email,
      retention: { rule: 'unconfirmed', from: 'requestedAt', where: { confirmada: false } },
      alongside: async (manager, subscribers) => {
        await endLinks(manager, subscribers);
        await ledger.withdraw(manager, 'newsletter', idsOf(subscribers));
      },
    });
  }

  /** Mails whoever ticks a form's newsletter box to confirm; should that fail, the same form sent again asks again. */
  async askIfTicked(submission: object, textos: string | undefined): Promise<void> {
    const { nome = '', email = '', newsletter } = submission as { nome?: string; email?: string; newsletter?: boolean };
    if (newsletter === true) await this.ask({ nome, email, textos, limits: {} });
  }

  /**
   * Writes to an address that somebody wants to subscribe. The answer tells nothing of what was known, nor whether too
   * much was asked for without proof that it cost work.
   * @throws AppError 'invalid' for a captcha that was sent and is no good
   */
  async subscribe({ nome, email, recaptcha, ...rest }: NewsletterInputDto, ip: string): Promise<void> {
    const textos = rest.textos ?? undefined;
    if (recaptcha === undefined) return this.ask({ nome, email, textos, limits: await this.requests.withoutProof(ip) });
    const captchaKey = await this.captcha.verify(recaptcha);
    return this.ask({ nome, email, textos, limits: {}, captchaKey });
  }

  private async ask({ nome, email, textos, limits, captchaKey }: Asked): Promise<void> {
    const address = normalEmail(email);
    const addressHash = hashOf(address);
    await this.transactions.runInserting(async (manager) => {
      const now = new Date();
      const known = await manager.findOne(Subscritor, { where: { addressHash }, ...forUpdate });
      if (known !== null && now.getTime() - known.requestedAt.getTime() < REPEAT_WINDOW_MS) return;
      if (captchaKey !== undefined) await spendCaptcha(manager, captchaKey, now);
      const asked =
        known ?? manager.create(Subscritor, { addressHash, email: address, create: now, confirmada: false });
      asked.requestedAt = now;
      // consent that was given stays what it was
      if (!asked.confirmada) Object.assign(asked, { nome, privacidadeVersao: PRIVACY_VERSION, confirmadaEm: null });
      const saved = await manager.save(Subscritor, asked);
      if (!asked.confirmada)
        await this.ledger.addRequest(manager, { formulario: 'newsletter', registo: saved.id, email: address }, textos);
      if (await this.write(manager, saved, limits)) return;
      // what was held back must not stand in the way of the address's owner, who asks now
      await manager.update(Subscritor, { id: saved.id }, { requestedAt: new Date(now.getTime() - REPEAT_WINDOW_MS) });
    });
  }

  /**
   * Mails the link that cancels to an address, or that it subscribes nothing: whoever asks learns nothing of it by what
   * is answered or how long that takes, for nothing is looked up for the answer, nor by whether a message goes.
   * @throws AppError 'invalid' for a proof of work that was sent and is no good
   */
  async requestCancellation({ email, recaptcha }: NewsletterCancelarInputDto, ip: string): Promise<void> {
    const limits = await this.requests.limitsOf(recaptcha, ip);
    this.afterAnswer.begin('the link that ends a subscription', () => this.mailCancelLink(email, limits));
  }

  private async mailCancelLink(recipient: string, limits: MailLimits): Promise<void> {
    const { siteUrl: site } = this.settings;
    await this.transactions.runInserting(async (manager) => {
      const known = await manager.findOneBy(Subscritor, { addressHash: hashOf(recipient) });
      const token = known && (await this.keepCancelLinks(manager, [known])).get(known.addressHash);
      await this.outbox.add(manager, {
        idempotencyKey: `newsletter:${known?.id ?? 'ninguem'}:${randomUUID()}`,
        kind: 'subscription',
        recipient,
        ...(token ? cancelMail({ cancelar: this.linkPage('unsubscribe', token), site }) : notSubscribedMail(site)),
        ...limits,
      });
    });
  }

  /** Everybody who has confirmed, whoever did so last first, each with the link that cancels. */
  async listConfirmed() {
    return this.transactions.run(async (manager) => {
      const rows = await manager.find(Subscritor, {
        where: { confirmada: true },
        order: { create: 'DESC', id: 'DESC' },
      });
      const tokens = await this.keepCancelLinks(manager, rows);
      return rows.map((row) => {
        const token = tokens.get(row.addressHash) ?? '';
        const cancelar = this.linkPage('unsubscribe', token);
        return Object.assign(row, { cancelar });
      });
    });
  }

  /** @throws AppError 'notFound' */
  remove(id: number): Promise<void> {
    return this.eraser.eraseOne('newsletter', id, 'painel');
  }

  private async write(
    manager: EntityManager,
    { id, addressHash, email, confirmada }: Subscritor,
    limits: MailLimits,
  ): Promise<boolean> {
    const { apiUrl, siteUrl: site } = this.settings;
    const lastsMs = periods.newsletterDays * DAY_MS;
    const cancel = await makeLink(manager, { purpose: 'unsubscribe', subject: addressHash });
    const confirm = confirmada ? null : await makeLink(manager, { purpose: 'confirm', subject: addressHash, lastsMs });
    const cancelar = this.linkPage('unsubscribe', cancel.token);
    const words = confirm
      ? confirmationMail({ confirmar: this.linkPage('confirm', confirm.token), cancelar, site })
      : alreadySubscribedMail({ cancelar, site });
    const message = {
      idempotencyKey: `newsletter:${id}:${cancel.key}`,
      kind: 'subscription' as const,
      recipient: email,
      // a mail program cancels there in one click (RFC 8058)
      unsubscribeUrl: `${apiUrl}/newsletter/cancelar/${cancel.token}`,
      ...words,
      ...limits,
    };
    // an address that has had enough today gets nothing more, and whoever asks does not learn of it
    if (await this.outbox.add(manager, message)) return true;
    await manager.delete(Link, { id: In(confirm ? [cancel.id, confirm.id] : [cancel.id]) });
    return false;
  }

  /**
   * The tokens of links that cancel and are put into what is sent by other means: always the same for an address, so
   * that each export leaves no link behind. Kept hashed like any other.
   * @returns them by the address' fingerprint
   */
  private async keepCancelLinks(
    manager: EntityManager,
    subscribers: readonly Subscritor[],
  ): Promise<ReadonlyMap<string, string>> {
    const { bytes } = installationSecrets(this.settings).current('newsletter cancel');
    const tokens = new Map(
      subscribers.map(({ addressHash }) => [
        addressHash,
        createHmac('sha256', bytes).update(addressHash).digest('base64url'),
      ]),
    );
    // one that ended with an earlier subscription of the address is good again
    await keepLinks(manager, 'unsubscribe', tokens);
    return tokens;
  }

  /** Returns the page of the site to which a link of a message leads; it asks by a button. */
  linkPage(purpose: NewsletterPurpose, token: string): string {
    return `${this.settings.siteUrl}/newsletter/${paths[purpose]}/${encodeURIComponent(token)}`;
  }

  /** Tells where a link stands. Looking at one changes nothing, for mail scanners do that, and holds nothing up. */
  async findState(purpose: NewsletterPurpose, token: string): Promise<LinkState> {
    const { manager } = this.transactions;
    const link = await findLink(manager, purpose, token);
    if (link === null) return 'unknown';
    return stateOf(link, await manager.findOneBy(Subscritor, { addressHash: link.subject }));
  }

  /** The address's owner consents. Again is no error. */
  confirm(token: string): Promise<LinkState> {
    return this.useLink('confirm', token, async (manager, subscritor) => {
      const { id, email } = subscritor;
      await manager.save(Subscritor, Object.assign(subscritor, { confirmada: true, confirmadaEm: new Date() }));
      await this.ledger.addConfirmation(manager, { formulario: 'newsletter', registo: id, email });
    });
  }

  /** Takes the consent back, again without error: what we hold goes, once no hold is on it. */
  cancel(token: string): Promise<LinkState> {
    return this.useLink('unsubscribe', token, async (manager, subscritor) => {
      const held = await heldAmong(manager, 'newsletter', [subscritor.id]);
      if (held.size === 0) {
        await this.eraser.eraseLocked(manager, 'newsletter', [subscritor], 'saida');
      } else {
        await manager.save(Subscritor, Object.assign(subscritor, { confirmada: false }));
        await removeLinks(manager, ['confirm'], [subscritor.addressHash]);
        await this.ledger.withdraw(manager, 'newsletter', [subscritor.id]);
      }
    });
  }

  private useLink(
    purpose: NewsletterPurpose,
    token: string,
    act: (manager: EntityManager, subscritor: Subscritor) => Promise<void>,
  ): Promise<LinkState> {
    return this.transactions.run(async (manager) => {
      const link = await findLink(manager, purpose, token);
      if (link === null) return 'unknown';
      const subscritor = await manager.findOne(Subscritor, { where: { addressHash: link.subject }, ...forUpdate });
      const state = stateOf(link, subscritor);
      if (state !== 'waiting' || subscritor === null) return state;
      await act(manager, subscritor);
      return 'done';
    });
  }
}

function stateOf(link: Link, subscritor: Subscritor | null): LinkState {
  if (link.purpose === 'confirm' && subscritor?.confirmada === true) return 'done';
  if (isOver(link)) return 'expired';
  if (subscritor === null) return link.purpose === 'unsubscribe' ? 'done' : 'unknown';
  return 'waiting';
}

/** Lets the links end that erased subscribers hold. */
async function endLinks(manager: EntityManager, subscribers: readonly Subscritor[]): Promise<void> {
  const addressHashes = subscribers.map((subscritor) => subscritor.addressHash);
  await removeLinks(manager, ['confirm'], addressHashes);
  const expiresAt = new Date(Date.now() + periods.endedNewsletterDays * DAY_MS);
  await manager.update(Link, { purpose: 'unsubscribe', subject: In(addressHashes) }, { expiresAt });
}
