import { hkdfSync } from 'node:crypto';

/** The uses of a secret. Each has a key of its own, so that nothing made for one use is taken for another. */
export type KeyUse =
  | 'token'
  | 'browser'
  | 'form challenge'
  | 'login challenge'
  | 'sealed text'
  | 'erasures'
  | 'preview'
  | 'newsletter cancel'
  | 'trail'
  | 'rates';

export interface Key {
  kid: string;
  bytes: Buffer;
}

export const SECRET_MIN = 32;

const KEY_BYTES = 32;
const KID_BYTES = 6;

/** The secrets of an installation. The newest one signs and seals from now on; what an earlier one made stays good. */
export class Secrets {
  /** The name of each secret, which tells nothing of it. */
  readonly kids: readonly string[];

  /** @param unnamed the secrets as they are, the newest first */
  constructor(readonly unnamed: readonly [newest: string, ...earlier: string[]]) {
    this.kids = unnamed.map((secret) => derived(secret, 'kid', KID_BYTES).toString('base64url'));
  }

  current(use: KeyUse): Key {
    return this.keyOf(this.unnamed[0], use);
  }

  all(use: KeyUse): Key[] {
    return this.unnamed.map((secret) => this.keyOf(secret, use));
  }

  /** The key for a use that its name says; nothing where it is of no secret that we have. */
  find(use: KeyUse, kid: string): Key | undefined {
    return this.all(use)[this.kids.indexOf(kid)];
  }

  private keyOf(secret: string, use: KeyUse): Key {
    return { kid: this.kids[this.unnamed.indexOf(secret)] ?? '', bytes: derived(secret, use, KEY_BYTES) };
  }
}

function derived(secret: string, purpose: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `dfc ${purpose}`, bytes));
}
