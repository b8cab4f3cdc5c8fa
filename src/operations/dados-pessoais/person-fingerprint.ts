import { addressHash } from '../../platform/database/addresses/address-hash.js';

/** So much of an address's fingerprint tells two in the trail apart, and does not tell the address. */
const FINGERPRINT_LENGTH = 16;

/** What the trail calls a person. */
export const personFingerprint = (email: string): string => addressHash(email).slice(0, FINGERPRINT_LENGTH);
