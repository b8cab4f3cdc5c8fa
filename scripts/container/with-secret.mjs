// Usage: node scripts/container/with-secret.mjs <program> [its arguments]
// A single container needs no secret from its operator: one is made on first start and kept in the data volume, one a
// line, the newest first. Several replicas must share one, so there JWT_SECRET is set and this does nothing.
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

if (!process.env.JWT_SECRET) {
  const file = `${process.env.DATA_DIR}/jwt-secret`;
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
  const [newest, ...earlier] = readFileSync(file, 'utf8').split(/\s+/).filter(Boolean);
  process.env.JWT_SECRET = newest;
  process.env.JWT_SECRET_PREVIOUS ||= earlier.join(',');
}
const program = process.argv[2];
if (!program) throw new Error('Usage: node scripts/container/with-secret.mjs <program> [its arguments]');
// the program finds its own arguments where it would without this one
process.argv.splice(1, 1);
await import(pathToFileURL(resolve(program)).href);
