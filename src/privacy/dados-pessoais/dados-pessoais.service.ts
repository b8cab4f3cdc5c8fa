import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type EntityManager, In } from 'typeorm';
import { Eraser } from '#erasing/eraser.service.js';
import { holdsOf } from '#erasing/holds.js';
import { aboutOf, Outbox } from '#mail/outbox.js';
import { amendAction } from '#platform/requests/audited-action.js';
import { addressHash } from '#platform/database/addresses/held-address.entity.js';
import { FindsHeldData, heldKey, type HeldRecord } from '#platform/database/addresses/held-data.js';
import { idsOf, Transactions } from '#platform/database/transactions.js';
import { dayWords, lisbonWords } from '#platform/dates/lisbon-day.js';
import { maskedAddress, normalEmail } from '#platform/dto/normal-email.js';
import { ConsentLedger, type ReadConsent } from '#submissions/consentimentos/consent-ledger.js';
import { Mensagem, Resposta } from '#submissions/shared/mensagem.entity.js';
import { WAITS_FOR_ALL } from '../pedidos-dados/pedido-dados.entity.js';
import { PedidosDadosService } from '../pedidos-dados/pedidos-dados.service.js';
import { erasedOfBothMail, erasureReceiptMail, type PersonErasure, receiptTo } from './person-erasure.mail.js';

/** An address with more records in one source is somebody's script, and is told that there are more. */
const MAX_RECORDS = 1_000;
/** An address with more entries than this is somebody's script. */
const MAX_CONSENTS = 1_000;

type Alongside = (manager: EntityManager, kept: readonly HeldRecord[]) => Promise<string[]>;

/** The records that are held under an address, and whether there are more. */
export interface FoundData {
  email: string;
  records: HeldRecord[];
  more: boolean;
}

/** Finds and erases what is held of a person. The trail tells of it by the fingerprint of their address. */
@Injectable()
export class DadosPessoaisService {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly eraser: Eraser,
    private readonly outbox: Outbox,
    private readonly pedidos: PedidosDadosService,
    private readonly ledger: ConsentLedger,
    private readonly transactions: Transactions,
  ) {}

  /** Finds all that is held under an address (docs/decisions/0028). */
  async read(typed: string): Promise<FoundData> {
    nameInTrail(typed);
    return this.transactions.run((manager) => this.find(manager, typed));
  }

  /** The ledger of consents of an address, with the texts. */
  async consents(typed: string): Promise<{ email: string; entries: ReadConsent[] }> {
    nameInTrail(typed);
    const email = normalEmail(typed);
    const entries = await this.transactions.run((manager) => this.ledger.findEntries(manager, email, MAX_CONSENTS));
    return { email, entries };
  }

  /** Finds the records that are held under an address, with what is kept beside each and why it stays. */
  async find(manager: EntityManager, typed: string): Promise<FoundData> {
    const { records, ...found } = await this.findEach(manager, typed);
    return { ...found, records: withWhatFollows(records, (record) => record.notErased !== null) };
  }

  /** Finds the same, each record by itself, before it is known of the others what stays. */
  private async findEach(manager: EntityManager, typed: string): Promise<FoundData> {
    const email = normalEmail(typed);
    const records: HeldRecord[] = [];
    let more = false;
    for (const find of FindsHeldData.methodsIn(this.discovery)) {
      const found = await find(manager, email, MAX_RECORDS + 1);
      more ||= found.length > MAX_RECORDS;
      records.push(...found.slice(0, MAX_RECORDS));
    }
    return { email, records: (await completeRecords(manager, records)).sort(compareRecords), more };
  }

  /**
   * Erases a person's data. A record that somebody holds back at the same moment stays, and is listed among those that
   * were kept. A record with two addresses goes whole; both get a receipt.
   * @param alongside does more in the last unit of work, given the records that stay; returns what the mail to forget
   * is about
   */
  async erase(typed: string, alongside: Alongside = () => Promise.resolve([])): Promise<PersonErasure> {
    nameInTrail(typed);
    const email = normalEmail(typed);
    const find = () => this.transactions.run((manager) => this.find(manager, email));
    const erased: HeldRecord[] = [];
    for (;;) {
      const { records, more } = await find();
      const count = await this.eraseByResource(records);
      const left = new Set((await find()).records.map(heldKey));
      erased.push(...records.filter((record) => !left.has(heldKey(record))));
      if (!more || count === 0) break;
    }
    return this.transactions.run(async (manager) => {
      const { records } = await this.findEach(manager, email);
      const kept = records.filter(isOfItself);
      const abouts = [...(await this.waitingFor(manager, email, kept)), ...(await alongside(manager, kept))];
      await this.pedidos.forget(manager, email, kept.length === 0);
      await this.eraser.forgetMail(manager, abouts);
      const before = new Set(records.map(heldKey));
      // a request that was made just now has not stayed
      const left = (await this.findEach(manager, email)).records.filter((record) => before.has(heldKey(record)));
      const after = withWhatFollows(left, () => true).map(withReason);
      const staying = new Set(after.map(heldKey));
      const gone = [...erased, ...records.filter((record) => !staying.has(heldKey(record)))].sort(compareRecords);
      if (gone.length > 0) await this.sendReceipts(manager, email, { erased: gone, kept: after });
      return { erased: gone, kept: after };
    });
  }

  private async eraseByResource(records: readonly HeldRecord[]): Promise<number> {
    let count = 0;
    for (const resource of this.eraser.resources().keys()) {
      const going = records.filter((record) => record.resource === resource && record.notErased === null);
      count += await this.eraser.erase(resource, idsOf(going), 'pedido');
    }
    return count;
  }

  /** Finds what the mail waiting to be sent to an address is about, except mail about a record that stays. */
  private async waitingFor(manager: EntityManager, email: string, kept: readonly HeldRecord[]): Promise<string[]> {
    const staying = new Set(kept.map(heldKey));
    const waiting = await this.outbox.waitingFor(manager, email);
    return [...new Set(waiting.map(aboutOf))].filter((about) => !staying.has(about));
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

/** Whether a record stays or goes by itself. Mail goes with what it is about, and a request to erase with all the rest. */
export const isOfItself = ({ resource }: HeldRecord): boolean => resource !== 'outbox' && resource !== 'pedidos-dados';

/** Says of mail and of requests to erase whether they stay, by which of the other records do. */
function withWhatFollows(records: readonly HeldRecord[], stays: (record: HeldRecord) => boolean): HeldRecord[] {
  const staying = new Set(records.filter((record) => isOfItself(record) && stays(record)).map(heldKey));
  return records.map((record) => {
    const { about = '', notErased } = record;
    if (staying.has(about)) return { ...record, notErased: 'É sobre um registo que fica.' };
    return staying.size === 0 && notErased === WAITS_FOR_ALL ? { ...record, notErased: null } : record;
  });
}

/** Gives a record that is still there a reason, where it has none of its own. */
const withReason = (record: HeldRecord): HeldRecord => ({
  ...record,
  notErased: record.notErased ?? 'Chegou enquanto se apagava.',
});

/** Adds why a record is held back, and what is kept beside it. */
async function completeRecords(manager: EntityManager, records: readonly HeldRecord[]): Promise<HeldRecord[]> {
  const names = records.map(({ resource, id }) => ({ resource, id }));
  const held = await holdsOf(manager, names);
  const beside = await findNotes(manager, records);
  return records.map((record) => {
    const key = heldKey(record);
    const hold = held.get(key);
    const notErased = hold ? `Fica retido até ${dayWords(hold.until)}. Motivo: ${hold.reason}` : record.notErased;
    return { ...record, notErased, fields: [...record.fields, ...(beside.get(key) ?? [])] };
  });
}

/** Finds the notes and answers that the team keeps beside records of forms, by {@link heldKey}. */
async function findNotes(manager: EntityManager, records: readonly HeldRecord[]) {
  const where = [...new Set(records.map(({ resource }) => resource))].map((resource) => ({
    formulario: resource,
    registo: In(records.filter((record) => record.resource === resource).map(({ id }) => id)),
  }));
  const rows = where.length === 0 ? [] : await manager.findBy(Mensagem, where);
  const answers = await manager.find(Resposta, { where: { mensagemId: In(idsOf(rows)) }, order: { id: 'ASC' } });
  return new Map(
    rows.map(({ id, formulario, registo, nota }) => [
      heldKey({ resource: formulario, id: registo }),
      [
        ...(nota === null ? [] : [{ nome: 'Nota da equipa', valor: nota }]),
        ...answers
          .filter(({ mensagemId }) => mensagemId === id)
          .map(({ assunto, texto, createdAt }) => ({
            nome: `Resposta de ${lisbonWords(createdAt)}`,
            valor: `${assunto}\n\n${texto}`,
          })),
      ],
    ]),
  );
}

function compareRecords(one: HeldRecord, other: HeldRecord): number {
  return one.noun.localeCompare(other.noun, 'pt') || other.moment.getTime() - one.moment.getTime();
}

/** So much of an address's fingerprint tells two in the trail apart, and does not tell the address. */
const FINGERPRINT_LENGTH = 16;

/** Returns the trail's name for a person: the beginning of their address's hash. */
export const personFingerprint = (email: string): string => addressHash(email).slice(0, FINGERPRINT_LENGTH);

function nameInTrail(email: string): void {
  amendAction({ recordId: personFingerprint(email) });
}
