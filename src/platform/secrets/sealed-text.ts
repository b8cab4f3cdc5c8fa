import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Separates the name of the key from the sealed text; it is no character of base64url. */
const SEPARATOR = '.';

/**
 * Encrypts a text so that it can be read only with the same secret and for the same purpose (AES-256-GCM). The result
 * names the secret, so that it stays readable when there is a newer one.
 * @param purpose what it is for and whose: what is sealed for one opens for no other
 */
export function sealText(secrets: Secrets, purpose: string, text: string): string {
  const { kid, bytes } = secrets.current('sealed text');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, bytes, nonce).setAAD(Buffer.from(purpose));
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return kid + SEPARATOR + Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
}

/** @returns the text, or nothing where it was sealed with a secret that we don't have, for another purpose, or was changed */
export function openText(secrets: Secrets, purpose: string, sealed: string): string | undefined {
  const [content = '', kid] = sealed.split(SEPARATOR).reverse();
  // what was sealed before there were several does not name its secret
  const keys = kid === undefined ? secrets.all('sealed text') : [secrets.find('sealed text', kid) ?? []].flat();
  for (const { bytes } of keys) {
    const text = decrypt(bytes, purpose, Buffer.from(content, 'base64url'));
    if (text !== undefined) return text;
  }
  return undefined;
}

function decrypt(key: Buffer, purpose: string, bytes: Buffer): string | undefined {
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
