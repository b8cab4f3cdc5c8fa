import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import { holdsOf } from '#erasing/holds.js';
import { dayWords } from '#platform/dates/lisbon-day.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { HeldBeside, HeldData, heldKey, type HeldRecord } from '#platform/database/addresses/held-data.js';
import { addressHash } from '#platform/database/addresses/held-address.entity.js';

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
    for (const source of this.provided(HeldData)) {
      const found = await source.find(manager, email, MAX_RECORDS + 1);
      more ||= found.length > MAX_RECORDS;
      records.push(...found.slice(0, MAX_RECORDS));
    }
    return { email, records: (await this.complete(manager, records)).sort(inOrder), more };
  }

  /** Adds why a record is held back, and what is kept beside it. */
  private async complete(manager: EntityManager, records: readonly HeldRecord[]): Promise<HeldRecord[]> {
    const names = records.map(({ resource, id }) => ({ kind: resource, id }));
    const held = await holdsOf(manager, names);
    const beside: Awaited<ReturnType<HeldBeside['beside']>>[] = [];
    for (const source of this.provided(HeldBeside)) beside.push(await source.beside(manager, records));
    return records.map((record) => {
      const key = heldKey(record);
      const hold = held.get(key);
      const notErased = hold ? `Fica retido até ${dayWords(hold.until)}. Motivo: ${hold.reason}` : record.notErased;
      return { ...record, notErased, fields: [...record.fields, ...beside.flatMap((of) => of.get(key) ?? [])] };
    });
  }

  private provided<Source>(kind: abstract new () => Source): Source[] {
    const provided = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    return provided.filter((instance): instance is Source => instance instanceof kind);
  }
}

function inOrder(one: HeldRecord, other: HeldRecord): number {
  return one.kind.localeCompare(other.kind, 'pt') || other.moment.getTime() - one.moment.getTime();
}

/** So much of an address's fingerprint tells two in the trail apart, and does not tell the address. */
const FINGERPRINT_LENGTH = 16;

/** Returns the trail's name for a person: the beginning of their address's hash. */
export const personFingerprint = (email: string): string => addressHash(email).slice(0, FINGERPRINT_LENGTH);
