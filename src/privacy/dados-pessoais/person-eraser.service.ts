import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Eraser } from '#erasing/eraser.service.js';
import { Outbox } from '#mail/outbox.js';
import { Transactions } from '#platform/database/transactions.js';
import { maskedAddress } from '#platform/dto/normal-email.js';
import { heldKey, type HeldRecord } from '#platform/database/addresses/held-data.js';
import { PedidosDadosService } from '../pedidos-dados/pedidos-dados.service.js';
import { HeldDataService } from './held-data.service.js';
import { erasedOfBothMail, erasureReceiptMail, receiptTo } from './person-eraser.mail.js';

export interface PersonErasure {
  erased: HeldRecord[];
  /** The records that stay, each with its reason. */
  kept: HeldRecord[];
}

type Alongside = (manager: EntityManager, kept: readonly HeldRecord[]) => Promise<string[]>;

/** Gives a record that is still there a reason, where it has none of its own. */
const withReason = (record: HeldRecord): HeldRecord => ({
  ...record,
  notErased:
    record.notErased ?? (record.resource === 'outbox' ? 'É sobre um registo que fica.' : 'Chegou enquanto se apagava.'),
});

@Injectable()
export class PersonEraser {
  constructor(
    private readonly held: HeldDataService,
    private readonly eraser: Eraser,
    private readonly outbox: Outbox,
    private readonly pedidos: PedidosDadosService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Erases a person's data. A record that somebody holds back at the same moment stays, and is listed among those that
   * were kept. A record with two addresses goes whole; both get a receipt.
   * @param alongside does more in the last unit of work, given the records that stay; returns what the mail to forget
   * is about
   */
  async erase(email: string, alongside: Alongside = () => Promise.resolve([])): Promise<PersonErasure> {
    const erased: HeldRecord[] = [];
    for (;;) {
      const { records, more } = await this.find(email);
      const count = await this.eraseKinds(records);
      const left = new Set((await this.find(email)).records.map(heldKey));
      erased.push(...records.filter((record) => !left.has(heldKey(record))));
      if (!more || count === 0) break;
    }
    return this.transactions.run(async (manager) => {
      const { records } = await this.held.find(manager, email);
      const kept = records.filter(({ resource }) => resource !== 'outbox' && resource !== 'pedidos-dados');
      const abouts = [...(await this.waitingFor(manager, email, kept)), ...(await alongside(manager, kept))];
      await this.pedidos.forget(manager, email, kept.length === 0);
      await this.eraser.forgetMail(manager, abouts);
      const after = (await this.held.find(manager, email)).records.map(withReason);
      const staying = new Set(after.map(heldKey));
      const gone = [...erased, ...records.filter((record) => !staying.has(heldKey(record)))];
      if (gone.length > 0) await this.sendReceipts(manager, email, { erased: gone, kept: after });
      return { erased: gone, kept: after };
    });
  }

  private find(email: string) {
    return this.transactions.run((manager) => this.held.find(manager, email));
  }

  private async eraseKinds(records: readonly HeldRecord[]): Promise<number> {
    let count = 0;
    for (const kind of this.eraser.kinds().keys()) {
      const going = records.filter(({ resource, notErased }) => resource === kind && notErased === null);
      const ids = going.map(({ id }) => id);
      count += await this.eraser.erase(kind, ids, 'pedido');
    }
    return count;
  }

  /** Finds what the mail waiting to be sent to an address is about, except mail about a record that stays. */
  private async waitingFor(manager: EntityManager, email: string, kept: readonly HeldRecord[]): Promise<string[]> {
    const staying = new Set(kept.map(heldKey));
    const waiting = await this.outbox.waitingFor(manager, email);
    const abouts = waiting.map(({ idempotencyKey }) => idempotencyKey.split(':').slice(0, 2).join(':'));
    return [...new Set(abouts)].filter((about) => !staying.has(about));
  }

  private async sendReceipts(manager: EntityManager, email: string, erasure: PersonErasure): Promise<void> {
    const now = new Date();
    await this.outbox.add(manager, receiptTo(email, erasureReceiptMail(erasure, now), true));
    for (const other of new Set(erasure.erased.flatMap(({ others }) => others))) {
      const shared = erasure.erased.filter(({ others }) => others.includes(other));
      await this.outbox.add(manager, receiptTo(other, erasedOfBothMail(shared, maskedAddress(email), now), false));
    }
  }
}
