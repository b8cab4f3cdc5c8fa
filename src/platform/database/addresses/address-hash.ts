import { normalEmail } from '../../dto/normal-email.js';
import { sha256 } from '../../secrets/sha256.js';

/** The fingerprint of an e-mail address as addresses are compared. */
export const addressHash = (email: string): string => sha256(normalEmail(email));
