import { normalEmail } from '../platform/dto/normal-email.js';
import { sha256 } from '../platform/secrets/sha256.js';

/** Google's mailboxes have two names, and the dots in an address change nothing of who gets the mail. */
const GOOGLE = new Set(['gmail.com', 'googlemail.com']);

/** Fingerprint of the mailbox behind an address, however the address is spelt: case, `+tag`, dots that do not count. */
export function mailboxHash(address: string): string {
  const [name = '', domain = ''] = normalEmail(address).split('@');
  const [box = ''] = name.split('+');
  return sha256(GOOGLE.has(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`);
}
