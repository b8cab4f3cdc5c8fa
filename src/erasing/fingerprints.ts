import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../platform/config/config.module.js';
import type { Settings } from '../platform/config/config.js';
import { signingSecret } from '../platform/config/secret.js';

const KEY_BYTES = 32;

/** Keyed hashes that recognise what was erased; who has no key can't try addresses on them. */
@Injectable()
export class Fingerprints {
  private key: Buffer | undefined;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** Of a record: its first moment is part of it, so that another one that gets its number later is another. */
  ofRecord(kind: string, id: number, since: Date): string {
    return this.hash(`record:${kind}:${id}:${since.getTime()}`);
  }

  ofAddress(address: string): string {
    return this.hash(`address:${address.trim().toLowerCase()}`);
  }

  private hash(text: string): string {
    this.key ??= Buffer.from(hkdfSync('sha256', signingSecret(this.settings), '', 'dfc erasures', KEY_BYTES));
    return createHmac('sha256', this.key).update(text).digest('hex');
  }
}
