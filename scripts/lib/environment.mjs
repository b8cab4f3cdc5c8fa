import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkSettings } from './check-settings.mjs';
import { root } from './programs.mjs';

/**
 * Settles the environment for the programs that are to run: takes the variables of `.env` where there is one (what the
 * environment already holds wins), checks them, and lets only this machine in unless told otherwise.
 * @param {import('./programs.mjs').ProgramName[]} names
 */
export function settleEnvironment(names) {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  checkSettings(names, process.env);
  process.env.HOST ||= '127.0.0.1';
}
