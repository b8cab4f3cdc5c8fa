import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECRET_MIN, Secrets } from '../secrets/secrets.js';
import type { Settings } from './config.js';

const SECRET_BYTES = 48;
const LOOK_AGAIN_MS = 20;
const MAX_LOOKS = 50;

/**
 * The secrets of this installation: the configured ones, or one made at the first start and kept in `DATA_DIR` (readable
 * by its owner only), so that a restart ends nobody's session. The file has one a line, the newest first.
 */
export function installationSecrets({ jwtSecret, jwtSecretPrevious, dataDir }: Settings): Secrets {
  const [newest, ...earlier] = jwtSecret === undefined ? readOrMake(dataDir) : ([jwtSecret] as const);
  return new Secrets([newest, ...new Set([...earlier, ...jwtSecretPrevious])]);
}

export const secretFile = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'jwt-secret');

/** The secrets that there are already: none is made. */
export function presentSecrets(settings: Settings): Secrets | undefined {
  const isThere = settings.jwtSecret !== undefined || existsSync(secretFile(settings));
  return isThere ? installationSecrets(settings) : undefined;
}

function readOrMake(dataDir: string): readonly [string, ...string[]] {
  const file = secretFile({ dataDir });
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(SECRET_BYTES).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const [newest, ...earlier] = linesOf(file);
  if (newest === undefined || [newest, ...earlier].some(({ length }) => length < SECRET_MIN))
    throw new Error(`${file}: cada linha tem de ser um segredo com ${SECRET_MIN} caracteres ou mais.`);
  return [newest, ...earlier];
}

/** Another process that has just made the file may not have written it yet. */
function linesOf(file: string): string[] {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    if (lines.length > 0) return lines;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS);
  }
  return [];
}
