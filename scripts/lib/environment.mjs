import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './programs.mjs';

/** Takes the variables of `.env` where there is one; what the environment already holds wins. */
export function loadDotEnv() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
