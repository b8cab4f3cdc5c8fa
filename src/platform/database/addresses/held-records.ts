import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { lisbonWords } from '../../dates/lisbon-words.js';
import { normalEmail } from '../../dto/normal-email.js';
import { HeldData, type HeldRecord } from './held-data.js';
import { addressHash } from './address-hash.js';
import { HeldAddress } from './held-address.entity.js';
import { type Holding, holdings } from './held-under.js';

/** Finds the records of every entity that says `@HeldUnder`: one look at the index of addresses, and one at each table. */
@Injectable()
export class HeldRecords extends HeldData {
  override async find(manager: EntityManager, email: string, limit: number): Promise<HeldRecord[]> {
    const held = await manager.find(HeldAddress, { where: { addressHash: addressHash(email) }, take: limit });
    const found: HeldRecord[] = [];
    for (const [entity, holding] of holdings()) {
      const ids = held.filter(({ resource }) => resource === holding.resource).map(({ recordId }) => recordId);
      if (ids.length === 0) continue;
      const rows = await manager.find<Record<string, unknown>>(entity as never, { where: { id: In(ids) } });
      found.push(...rows.map((row) => recordOf(holding, row, email)));
    }
    return found;
  }
}

function recordOf(holding: Holding, row: Record<string, unknown>, email: string): HeldRecord {
  const { resource, kind, addresses, fields, attachment, notErased } = holding;
  const stays = notErased?.(row) ?? null;
  return {
    resource,
    id: Number(row['id']),
    kind,
    moment: row[holding.moment] as Date,
    fields: Object.entries(fields).flatMap(([property, nome = '']) => {
      const valor = words(row[property]);
      return valor === '' ? [] : [{ nome, valor }];
    }),
    contact: stays === null ? contactOf(holding, row) : {},
    others: othersThan(
      email,
      addresses.map((property) => row[property]),
    ),
    attachment: attachment === undefined ? null : (row[attachment] as string | null),
    notErased: stays,
  };
}

function contactOf({ name, phone }: Holding, row: Record<string, unknown>): HeldRecord['contact'] {
  return {
    ...(name !== undefined && { nome: words(row[name]) }),
    ...(phone !== undefined && { telefone: words(row[phone]) }),
  };
}

function othersThan(email: string, held: readonly unknown[]): string[] {
  const addresses = held.filter((address) => typeof address === 'string').map(normalEmail);
  return [...new Set(addresses)].filter((address) => address !== normalEmail(email));
}

function words(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return lisbonWords(value);
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  return String(value as string | number);
}
