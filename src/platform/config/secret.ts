import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './config.js';

const SECRET_BYTES = 48;

/**
 * The secret that signs tokens and captcha challenges: the configured one, or one made at the first start and kept in
 * `DATA_DIR` (readable by its owner only), so that a restart ends nobody's session.
 */
export function signingSecret(settings: Settings): string {
  if (settings.jwtSecret !== undefined) return settings.jwtSecret;
  const file = join(settings.dataDir, 'jwt-secret');
  mkdirSync(settings.dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(SECRET_BYTES).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
