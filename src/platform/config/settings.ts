import { existsSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { readSettings, type Settings } from './config.js';

if (process.env['NODE_ENV'] !== 'test' && existsSync('.env')) process.loadEnvFile('.env');

// what any program of ours writes holds personal data: it is its owner's alone
if (isMainThread) process.umask(0o077);

/** The settings of this process. Entities need the database's kind when they are declared, so this is read at import. */
export const settings: Settings = load();

function load(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}
