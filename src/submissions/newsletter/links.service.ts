import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { DAY_MS } from '#platform/dates/durations.js';
import { periods } from '../../../contract/periods.js';
import { forUpdate, Transactions } from '#platform/database/transactions.js';
import { Settings } from '#platform/config/config.js';
import { installationSecrets } from '#platform/config/secret.js';
import { Link } from '#accounts/links/link.entity.js';
import { findLink, isOver, keepLinks, removeLinks } from '#accounts/links/links.js';
import { Eraser } from '#erasing/eraser.service.js';
import { heldAmong } from '#erasing/holds.js';
import { ConsentLedger } from '../consentimentos/consent-ledger.js';
import { Subscritor } from './subscritor.entity.js';

const paths = { confirm: 'confirmar', unsubscribe: 'cancelar' } as const;

/** The purposes of the links that messages to subscribers carry. */
export type NewsletterPurpose = keyof typeof paths;

/** Returns the page of the site to which a link of a message leads; it asks by a button. */
export function linkPage(siteUrl: string, purpose: NewsletterPurpose, token: string): string {
  return `${siteUrl}/newsletter/${paths[purpose]}/${encodeURIComponent(token)}`;
}

/** The states of a link: it still waits for its button, it has done its work, it is too old, or nobody made it. */
export type LinkState = 'waiting' | 'done' | 'expired' | 'unknown';

/** The links that messages to subscribers carry. Looking at one changes nothing; mail scanners do that. */
@Injectable()
export class NewsletterLinks {
  constructor(
    private readonly transactions: Transactions,
    private readonly eraser: Eraser,
    private readonly ledger: ConsentLedger,
    private readonly settings: Settings,
  ) {
    eraser.register<Subscritor>({
      entity: Subscritor,
      since: 'create',
      address: ({ email }) => email,
      retention: { rule: 'unconfirmed', from: 'requestedAt', where: { confirmada: false } },
      alongside: async (manager, subscribers) => {
        await endLinks(manager, subscribers);
        const ids = subscribers.map(({ id }) => id);
        await ledger.withdraw(manager, 'newsletter', ids);
      },
    });
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
    // one that ended with an earlier subscription of the address is good again
    await keepLinks(manager, 'unsubscribe', tokens);
    return tokens;
  }

  /** Reads, and holds nothing up: anybody may open any link as often as they like. */
  async look(purpose: NewsletterPurpose, token: string): Promise<LinkState> {
    const { manager } = this.transactions;
    const link = await findLink(manager, purpose, token);
    if (link === null) return 'unknown';
    return stateOf(link, await manager.findOneBy(Subscritor, { addressHash: link.subject }));
  }

  /** The address's owner consents. Again is no error. */
  confirm(token: string): Promise<LinkState> {
    return this.follow('confirm', token, async (manager, subscritor) => {
      const { id, email } = subscritor;
      await manager.save(Subscritor, Object.assign(subscritor, { confirmada: true, confirmadaEm: new Date() }));
      await this.ledger.confirmed(manager, { formulario: 'newsletter', registo: id, email });
    });
  }

  /** Takes the consent back, again without error: what we hold goes, once no hold is on it. */
  cancel(token: string): Promise<LinkState> {
    return this.follow('unsubscribe', token, async (manager, subscritor) => {
      const held = await heldAmong(manager, 'newsletter', [subscritor.id]);
      if (held.size === 0) {
        await this.eraser.take(manager, 'newsletter', [subscritor], 'saida');
      } else {
        await manager.save(Subscritor, Object.assign(subscritor, { confirmada: false }));
        await removeLinks(manager, ['confirm'], [subscritor.addressHash]);
        await this.ledger.withdraw(manager, 'newsletter', [subscritor.id]);
      }
    });
  }

  private follow(
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
