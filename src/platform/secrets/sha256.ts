import { createHash, randomBytes } from 'node:crypto';

/** @returns the hexadecimal SHA-256 of a text: 64 characters */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const BYTES = 32;

/** Makes the token of a link that only its receiver may use: 256 random bits, of which only the SHA-256 is kept. */
export function newLinkToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

export function isLinkToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
