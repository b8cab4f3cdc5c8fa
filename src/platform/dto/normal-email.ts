import { domainToASCII } from 'node:url';
import { typedSigns } from '../../../contract/typed-text.js';

/** No domain is longer, and to write down a longer one would cost its square. */
const DOMAIN_LENGTH = 253;
/** The signs that a URL's host would end at or read as something else. */
const NO_PART_OF_A_DOMAIN = /[\s%/?#\\:@[\]]/;

/** The one spelling of an address: its name composed, its domain as name servers know it (`xn--educao-7ta5a.pt`). */
export function oneAddress(typed: string): string {
  const address = typedSigns(typed).normalize('NFC');
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || domain.length > DOMAIN_LENGTH || NO_PART_OF_A_DOMAIN.test(domain)) return address;
  if (/^[\u0021-\u007E]*$/.test(domain)) return address;
  return address.slice(0, at) + (domainToASCII(domain) || domain);
}

/** Emails are compared in their one spelling, without their case (docs/decisions/0151). */
export const normalEmail = (email: string): string => oneAddress(email).toLowerCase();

/** An address of somebody else, so that who knows it recognises it and nobody learns it: 'm•••@escola.pt'. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${Array.from(address)[0] ?? ''}•••${at < 1 ? '' : address.slice(at)}`;
}
