// Usage: npm run bench -- <name> [its arguments]; npm run test:only -- <name> [its arguments]
// Runs scripts/bench-<name>.mjs or scripts/test-<name>.mjs; without a name it lists them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [kind = '', name = ''] = process.argv.splice(2, 2);
const files = readdirSync(import.meta.dirname).filter((file) => file.startsWith(`${kind}-`));
const file = `${kind}-${name}.mjs`;
if (!files.includes(file)) {
  for (const one of files) {
    const [usage = ''] = readFileSync(join(import.meta.dirname, one), 'utf8').split('\n');
    console.error(usage.replace('// Usage: ', ''));
  }
  process.exit(1);
}
await import(`./${file}`);
