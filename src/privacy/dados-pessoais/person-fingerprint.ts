import { addressHash } from '#platform/database/addresses/held-address.entity.js';

/** So much of an address's fingerprint tells two in the trail apart, and does not tell the address. */
const FINGERPRINT_LENGTH = 16;

/** Returns the trail's name for a person: the beginning of their address's hash. */
export const personFingerprint = (email: string): string => addressHash(email).slice(0, FINGERPRINT_LENGTH);
