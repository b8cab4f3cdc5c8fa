import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type EntityManager, In } from 'typeorm';
import { holdsOf } from '#erasing/holds.js';
import { dayWords, lisbonWords } from '#platform/dates/lisbon-day.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { FindsHeldData, heldKey, type HeldRecord } from '#platform/database/addresses/held-data.js';
import { addressHash } from '#platform/database/addresses/held-address.entity.js';
import { Mensagem, Resposta } from '#submissions/mensagens/mensagem.entity.js';

/** An address with more records in one source is somebody's script, and is told that there are more. */
const MAX_RECORDS = 1_000;

interface Held {
  email: string;
  records: HeldRecord[];
  more: boolean;
}

@Injectable()
export class HeldDataService {
  constructor(private readonly discovery: DiscoveryService) {}

  async find(manager: EntityManager, typed: string): Promise<Held> {
    const email = normalEmail(typed);
    const records: HeldRecord[] = [];
    let more = false;
    for (const find of FindsHeldData.methodsIn(this.discovery)) {
      const found = await find(manager, email, MAX_RECORDS + 1);
      more ||= found.length > MAX_RECORDS;
      records.push(...found.slice(0, MAX_RECORDS));
    }
    return { email, records: (await this.complete(manager, records)).sort(inOrder), more };
  }

  /** Adds why a record is held back, and what is kept beside it. */
  private async complete(manager: EntityManager, records: readonly HeldRecord[]): Promise<HeldRecord[]> {
    const names = records.map(({ resource, id }) => ({ kind: resource, id }));
    const held = await holdsOf(manager, names);
    const beside = await saidBeside(manager, records);
    return records.map((record) => {
      const key = heldKey(record);
      const hold = held.get(key);
      const notErased = hold ? `Fica retido até ${dayWords(hold.until)}. Motivo: ${hold.reason}` : record.notErased;
      return { ...record, notErased, fields: [...record.fields, ...(beside.get(key) ?? [])] };
    });
  }
}

/** Finds the notes and answers that the team keeps beside records of forms, by {@link heldKey}. */
async function saidBeside(
  manager: EntityManager,
  records: readonly HeldRecord[],
): Promise<ReadonlyMap<string, HeldRecord['fields']>> {
  const where = [...new Set(records.map(({ resource }) => resource))].map((formulario) => ({
    formulario,
    registo: In(records.filter(({ resource }) => resource === formulario).map(({ id }) => id)),
  }));
  const rows = where.length === 0 ? [] : await manager.findBy(Mensagem, where);
  const ids = rows.map(({ id }) => id);
  const answers = await manager.find(Resposta, { where: { mensagemId: In(ids) }, order: { id: 'ASC' } });
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

function inOrder(one: HeldRecord, other: HeldRecord): number {
  return one.kind.localeCompare(other.kind, 'pt') || other.moment.getTime() - one.moment.getTime();
}

/** So much of an address's fingerprint tells two in the trail apart, and does not tell the address. */
const FINGERPRINT_LENGTH = 16;

/** Returns the trail's name for a person: the beginning of their address's hash. */
export const personFingerprint = (email: string): string => addressHash(email).slice(0, FINGERPRINT_LENGTH);
