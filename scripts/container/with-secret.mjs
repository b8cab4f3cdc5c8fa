// Usage: node scripts/container/with-secret.mjs <program>
// A single container needs no secret from its operator: one is made on first start and kept in the data volume.
// Several replicas must share one, so there JWT_SECRET is set and this does nothing.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

if (!process.env.JWT_SECRET) {
  const file = `${process.env.DATA_DIR}/jwt-secret`;
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  process.env.JWT_SECRET = readFileSync(file, 'utf8');
}
const program = process.argv[2];
if (!program) throw new Error('Usage: node scripts/container/with-secret.mjs <program>');
await import(pathToFileURL(resolve(program)).href);
