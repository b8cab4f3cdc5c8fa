import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { DAY_MS } from '../../platform/dates/durations.js';
import { periods } from '../../../contract/periods.js';
import { forUpdate } from '../../platform/database/for-update.js';
import { SETTINGS } from '../../platform/config/config.module.js';
import type { Settings } from '../../platform/config/config.js';
import { installationSecrets } from '../../platform/config/secret.js';
import { Transactions } from '../../platform/database/transactions.js';
import { sha256 } from '../../platform/secrets/sha256.js';
import { isLinkToken, newLinkToken } from '../../platform/secrets/link-token.js';
import { Eraser } from '../../erasing/eraser.service.js';
import { Holds } from '../../erasing/holds.service.js';
import type { UnfinishedErasure } from '../../erasing/unfinished-erasure.entity.js';
import { ConsentLedger } from '../consentimentos/consent-ledger.js';
import { NewsletterLink, type LinkPurpose } from './newsletter-link.entity.js';
import { Subscritor } from './subscritor.entity.js';

/** Of links that are written in one statement: SQLite takes as many values, and more. */
const KEPT_AT_ONCE = 200;

/** Where a link stands: it still waits for its button, it has done its work, it is too old, or nobody made it. */
export type LinkState = 'waiting' | 'done' | 'expired' | 'unknown';

/** The links that messages to subscribers carry. Looking at one changes nothing; mail scanners do that. */
@Injectable()
export class NewsletterLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly eraser: Eraser,
    private readonly holds: Holds,
    private readonly ledger: ConsentLedger,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    eraser.register<Subscritor>({
      kind: 'newsletter',
      section: 'newsletter',
      entity: Subscritor,
      since: 'create',
      addresses: ['email'],
      retention: { rule: 'unconfirmed', from: 'requestedAt', where: { confirmada: false } },
      alongside: async (manager, subscribers) => {
        await endLinks(manager, subscribers);
        const ids = subscribers.map(({ id }) => id);
        await ledger.withdraw(manager, 'newsletter', ids);
      },
    });
  }

  /** A new link's token; {@link keep} makes it good. */
  newToken(): string {
    return newLinkToken();
  }

  /** Makes a token good, in the transaction that writes the message with it. */
  async keep(manager: EntityManager, token: string, purpose: LinkPurpose, addressHash: string): Promise<void> {
    const expiresAt = purpose === 'confirm' ? new Date(Date.now() + periods.newsletterDays * DAY_MS) : null;
    await manager.insert(NewsletterLink, { tokenHash: sha256(token), purpose, addressHash, expiresAt });
  }

  /**
   * The tokens of links that cancel and are put into what is sent by other means: always the same for an address, so
   * that each export leaves no link behind. Kept hashed like any other.
   * @returns them by the address' fingerprint
   */
  async standing(manager: EntityManager, subscribers: readonly Subscritor[]): Promise<ReadonlyMap<string, string>> {
    const { bytes } = installationSecrets(this.settings).current('newsletter cancel');
    const tokens = new Map(
      subscribers.map(({ addressHash }) => [
        addressHash,
        createHmac('sha256', bytes).update(addressHash).digest('base64url'),
      ]),
    );
    const links = [...tokens].map(([addressHash, token]) => ({ addressHash, tokenHash: sha256(token) }));
    for (let start = 0; start < links.length; start += KEPT_AT_ONCE) {
      const some = links.slice(start, start + KEPT_AT_ONCE);
      const tokenHash = In(some.map((link) => link.tokenHash));
      const known = await manager.find(NewsletterLink, { select: { tokenHash: true }, where: { tokenHash } });
      const there = new Set(known.map((link) => link.tokenHash));
      const missing = some.filter((link) => !there.has(link.tokenHash));
      if (missing.length > 0)
        await manager.insert(
          NewsletterLink,
          missing.map((link) => ({ ...link, purpose: 'unsubscribe' as const, expiresAt: null })),
        );
      // one that ended with an earlier subscription of the address is good again
      await manager.update(NewsletterLink, { tokenHash }, { expiresAt: null });
    }
    return tokens;
  }

  /** Reads, and holds nothing up: anybody may open any link as often as they like. */
  async look(purpose: LinkPurpose, token: string): Promise<LinkState> {
    if (!isLinkToken(token)) return 'unknown';
    const { manager } = this.dataSource;
    const link = await manager.findOneBy(NewsletterLink, { tokenHash: sha256(token), purpose });
    if (link === null) return 'unknown';
    return stateOf(link, await manager.findOneBy(Subscritor, { addressHash: link.addressHash }));
  }

  /** The address's owner consents. Again is no error. */
  confirm(token: string): Promise<LinkState> {
    return this.follow('confirm', token, async (manager, subscritor) => {
      const confirmed = Object.assign(subscritor, { confirmada: true, confirmadaEm: new Date() });
      await manager.save(Subscritor, confirmed);
      const { id, email } = confirmed;
      await this.ledger.confirmed(manager, { formulario: 'newsletter', registo: id, email });
      return 'done';
    });
  }

  /**
   * The address's owner takes the consent back: what we hold of them goes, or, where it is held, is a subscription no
   * more and goes when the hold is over. Again is no error.
   */
  async cancel(token: string): Promise<LinkState> {
    let left: UnfinishedErasure[] = [];
    const state = await this.follow('unsubscribe', token, async (manager, subscritor) => {
      const held = await this.holds.heldAmong(manager, 'newsletter', [subscritor.id]);
      if (held.size === 0) {
        left = await this.eraser.take(manager, 'newsletter', [subscritor], 'saida');
      } else {
        await manager.save(Subscritor, Object.assign(subscritor, { confirmada: false }));
        await manager.delete(NewsletterLink, { addressHash: subscritor.addressHash, purpose: 'confirm' });
        await this.ledger.withdraw(manager, 'newsletter', [subscritor.id]);
      }
      return 'done';
    });
    await this.eraser.finish(left);
    return state;
  }

  private follow(
    purpose: LinkPurpose,
    token: string,
    act: (manager: EntityManager, subscritor: Subscritor) => Promise<LinkState>,
  ): Promise<LinkState> {
    if (!isLinkToken(token)) return Promise.resolve('unknown');
    return this.transactions.run(async (manager) => {
      const link = await manager.findOneBy(NewsletterLink, { tokenHash: sha256(token), purpose });
      if (link === null) return 'unknown';
      const subscritor = await manager.findOne(Subscritor, { where: { addressHash: link.addressHash }, ...forUpdate });
      const state = stateOf(link, subscritor);
      return state === 'waiting' && subscritor !== null ? act(manager, subscritor) : state;
    });
  }
}

function stateOf({ purpose, expiresAt }: NewsletterLink, subscritor: Subscritor | null): LinkState {
  if (purpose === 'confirm' && subscritor?.confirmada === true) return 'done';
  if (expiresAt !== null && expiresAt < new Date()) return 'expired';
  if (subscritor === null) return purpose === 'unsubscribe' ? 'done' : 'unknown';
  return 'waiting';
}

/** Lets the links end that erased subscribers hold. */
async function endLinks(manager: EntityManager, subscribers: readonly Subscritor[]): Promise<void> {
  const addressHash = In(subscribers.map((subscritor) => subscritor.addressHash));
  await manager.delete(NewsletterLink, { addressHash, purpose: 'confirm' });
  const expiresAt = new Date(Date.now() + periods.endedNewsletterDays * DAY_MS);
  await manager.update(NewsletterLink, { addressHash, purpose: 'unsubscribe' }, { expiresAt });
}
