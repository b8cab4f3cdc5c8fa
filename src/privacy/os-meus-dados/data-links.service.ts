import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addressHash as hashOf } from '../../platform/database/addresses/address-hash.js';
import { forUpdate } from '../../platform/database/for-update.js';
import { MINUTE_MS } from '../../platform/dates/durations.js';
import { periods } from '../../../contract/periods.js';
import { AppError } from '../../platform/errors/app-error.js';
import { isLinkToken, newLinkToken } from '../../platform/secrets/link-token.js';
import { sha256 } from '../../platform/secrets/sha256.js';
import { DataLink } from './data-link.entity.js';

const GOOD_FOR_MS = periods.ownDataMinutes * MINUTE_MS;

const sentences = {
  unknown: 'Esta ligação não existe. Confirme que a copiou inteira da mensagem.',
  used: 'Esta ligação já foi usada para apagar os seus dados. Se precisar, peça outra.',
  expired: `Esta ligação expirou: vale ${periods.ownDataMinutes} minutos. Peça outra.`,
} as const;

/** A link that is good, and whose it is. */
export interface GoodLink {
  id: number;
  email: string;
}

/** The links by which people get at the data that is held of them. */
@Injectable()
export class DataLinks {
  /** Makes a link, in the transaction that writes the message with it. */
  async make(manager: EntityManager, email: string): Promise<{ id: number; token: string }> {
    const token = newLinkToken();
    const row = {
      tokenHash: sha256(token),
      addressHash: hashOf(email),
      email,
      expiresAt: new Date(Date.now() + GOOD_FOR_MS),
      usedAt: null,
    };
    const { id } = await manager.save(DataLink, manager.create(DataLink, row));
    return { id, token };
  }

  /** Looks at a link without using it up. @throws AppError 'notFound'; 'gone' for one that was used or is too old */
  async find(manager: EntityManager, token: string, lock: typeof forUpdate = {}): Promise<GoodLink> {
    const link = isLinkToken(token)
      ? await manager.findOne(DataLink, { where: { tokenHash: sha256(token) }, ...lock })
      : null;
    if (link === null) throw new AppError('notFound', sentences.unknown);
    if (link.usedAt !== null) throw new AppError('gone', sentences.used);
    if (link.expiresAt.getTime() <= Date.now() || link.email === null) throw new AppError('gone', sentences.expired);
    return { id: link.id, email: link.email };
  }

  /**
   * Uses a link up, inside a unit of work: of two that use it at once the second finds it used.
   * @throws AppError as {@link find} does
   */
  async use(manager: EntityManager, token: string): Promise<GoodLink> {
    const link = await this.find(manager, token, forUpdate);
    await manager.update(DataLink, { id: link.id }, { usedAt: new Date() });
    return link;
  }

  /** Ends every link of an address, and forgets it. @returns what mail was about them */
  async forget(manager: EntityManager, email: string): Promise<string[]> {
    const addressHash = hashOf(email);
    const links = await manager.find(DataLink, { select: { id: true }, where: { addressHash } });
    await manager.update(DataLink, { addressHash }, { email: null });
    return links.map(({ id }) => `os-meus-dados:${id}`);
  }
}
