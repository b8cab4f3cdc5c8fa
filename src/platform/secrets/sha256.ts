import { createHash } from 'node:crypto';

/** @returns the hexadecimal SHA-256 of a text: 64 characters */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
