import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../platform/secrets/secrets.js';

/**
 * The key that a token must have been signed with: the one that its `kid` names (RFC 7515). One from before tokens named
 * it was signed with a secret as it is; such tokens are good until they expire.
 */
export function tokenKey(secrets: Secrets, token: string): Buffer | string | undefined {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const kid = kidOf(header);
  if (kid === undefined) {
    const shown = Buffer.from(signature, 'base64url');
    return secrets.unnamed.find((secret) => {
      const signed = createHmac('sha256', secret).update(`${header}.${payload}`).digest();
      return signed.length === shown.length && timingSafeEqual(signed, shown);
    });
  }
  return typeof kid === 'string' ? secrets.named('token', kid)?.bytes : undefined;
}

function kidOf(header: string): unknown {
  try {
    return (JSON.parse(Buffer.from(header, 'base64url').toString('utf8')) as { kid?: unknown } | null)?.kid;
  } catch {
    return null;
  }
}
