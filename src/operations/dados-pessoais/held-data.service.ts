import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import { Holds } from '../../erasing/holds.service.js';
import { dayWords } from '../../platform/dates/day-words.js';
import { normalEmail } from '../../platform/dto/normal-email.js';
import { HeldData } from '../../platform/privacy/held-data.js';
import type { HeldRecord } from '../../platform/privacy/held-record.js';

/** Of each source: who has more is somebody's script, and is told that there is more. */
const MAX_RECORDS = 1_000;

/** What is held under an address, of all modules. */
export interface Held {
  email: string;
  records: HeldRecord[];
  more: boolean;
}

/** Everything that is held under an e-mail address, whichever module holds it. */
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
    for (const source of this.sources()) {
      const found = await source.find(manager, email, MAX_RECORDS + 1);
      more ||= found.length > MAX_RECORDS;
      records.push(...found.slice(0, MAX_RECORDS));
    }
    return { email, records: (await this.withHolds(manager, records)).sort(inOrder), more };
  }

  /** What is held back says so, and until when. */
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

  private sources(): HeldData[] {
    const provided = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    return provided.filter((instance) => instance instanceof HeldData);
  }
}

function inOrder(one: HeldRecord, other: HeldRecord): number {
  return one.kind.localeCompare(other.kind, 'pt') || other.moment.getTime() - one.moment.getTime();
}
