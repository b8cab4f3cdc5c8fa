import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSettings } from './check-settings.mjs';
import { root } from './programs.mjs';
import { unknownSettings } from './unknown-settings.mjs';

/**
 * Settles the environment for the programs that are to run: takes the variables of `.env` where there is one (what the
 * environment already holds wins), and checks them.
 * @param {import('./programs.mjs').ProgramName[]} names
 * @param {string} [folder] where `.env` is
 */
export async function settleEnvironment(names, folder = root) {
  const file = join(folder, '.env');
  const written = existsSync(file);
  if (written) process.loadEnvFile(file);
  const unknown = written
    ? unknownSettings(readFileSync(file, 'utf8'), readFileSync(join(root, '.env.example'), 'utf8'))
    : [];
  await checkSettings(names, process.env, unknown);
}
