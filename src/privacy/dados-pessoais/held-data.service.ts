import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import { Holds } from '#erasing/holds.service.js';
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
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly holds: Holds,
  ) {}

  async find(manager: EntityManager, typed: string): Promise<Held> {
    const email = normalEmail(typed);
    const records: HeldRecord[] = [];
    let more = false;
    for (const source of this.provided(HeldData)) {
      const found = await source.find(manager, email, MAX_RECORDS + 1);
      more ||= found.length > MAX_RECORDS;
      records.push(...found.slice(0, MAX_RECORDS));
    }
    const whole = await this.withBeside(manager, await this.withHolds(manager, records));
    return { email, records: whole.sort(inOrder), more };
  }

  private async withHolds(manager: EntityManager, records: readonly HeldRecord[]): Promise<HeldRecord[]> {
    const held = await this.holds.of(
      manager,
      records.map(({ resource, id }) => ({ kind: resource, id })),
    );
    return records.map((record) => {
      const hold = held.get(`${record.resource}:${record.id}`);
      if (hold === undefined) return record;
      return { ...record, notErased: `Fica retido até ${dayWords(hold.until)}. Motivo: ${hold.reason}` };
    });
  }

  private async withBeside(manager: EntityManager, records: readonly HeldRecord[]): Promise<HeldRecord[]> {
    let whole = [...records];
    for (const source of this.provided(HeldBeside)) {
      const beside = await source.beside(manager, records);
      whole = whole.map((record) => ({
        ...record,
        fields: [...record.fields, ...(beside.get(heldKey(record)) ?? [])],
      }));
    }
    return whole;
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
