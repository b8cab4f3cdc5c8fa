import { randomBytes } from 'node:crypto';

const BYTES = 32;

/** What a link carries that only its receiver may use: 256 random bits; it is kept as its SHA-256 alone. */
export function newLinkToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** Whether a text has the shape of such a token. */
export function isLinkToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
