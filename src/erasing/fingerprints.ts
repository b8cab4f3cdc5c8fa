import { createHmac } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/config.js';
import { installationSecrets } from '#platform/config/secret.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import type { Key } from '#platform/secrets/secrets.js';

/** The hash that is written, and those that earlier secrets of the installation made of the same. */
export type Prints = readonly [newest: string, ...earlier: string[]];

/** Keyed hashes that recognise what was erased; who has no key can't try addresses on them. */
@Injectable()
export class Fingerprints {
  private keys: Key[] | undefined;

  constructor(private readonly settings: Settings) {}

  /** Of a record: its first moment is part of it, so that another one that gets its number later is another. */
  ofRecord(resource: string, id: number, since: Date): Prints {
    return this.hashes(`record:${resource}:${id}:${since.getTime()}`);
  }

  /** Of an address in its one spelling, and as it was hashed before addresses had one. */
  ofAddress(address: string): Prints {
    const email = normalEmail(address);
    const [name = '', domain = ''] = email.split('@');
    const earlier = this.hashes(`address:${name}@${domainToUnicode(domain)}`);
    return [...this.hashes(`address:${email}`), ...earlier];
  }

  private hashes(text: string): Prints {
    this.keys ??= installationSecrets(this.settings).all('erasures');
    return this.keys.map(({ bytes }) => createHmac('sha256', bytes).update(text).digest('hex')) as unknown as Prints;
  }
}
