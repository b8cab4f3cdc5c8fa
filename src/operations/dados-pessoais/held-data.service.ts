import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
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
  constructor(private readonly discovery: DiscoveryService) {}

  async find(manager: EntityManager, typed: string): Promise<Held> {
    const email = normalEmail(typed);
    const records: HeldRecord[] = [];
    let more = false;
    for (const source of this.sources()) {
      const found = await source.find(manager, email, MAX_RECORDS + 1);
      more ||= found.length > MAX_RECORDS;
      records.push(...found.slice(0, MAX_RECORDS));
    }
    return { email, records: records.sort(inOrder), more };
  }

  private sources(): HeldData[] {
    const provided = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    return provided.filter((instance) => instance instanceof HeldData);
  }
}

function inOrder(one: HeldRecord, other: HeldRecord): number {
  return one.kind.localeCompare(other.kind, 'pt') || other.moment.getTime() - one.moment.getTime();
}
