// Usage: node scripts/compile-api.mjs [--watch]
// Builds the API and its commands into dist/ from their sources. It does not look at types: `npm run check -- types` does.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, watch } from 'rolldown';
import { bundleOptions } from './lib/bundle.mjs';
import { programs, root } from './lib/programs.mjs';

const COMMANDS = 'operations/commands';

const names = ['main', 'erasing/rebuild-database'];
for (const file of readdirSync(join(root, 'src', COMMANDS)))
  if (!file.endsWith('.spec.ts')) names.push(`${COMMANDS}/${file.replace('.ts', '')}`);
const inputs = Object.fromEntries(names.map((name) => [name, `src/${name}.ts`]));
const options = bundleOptions(inputs, programs.api.out);

if (process.argv.includes('--watch')) {
  watch({ ...options, output: { ...options.output, sourcemap: true } }).on('event', (event) => {
    if (event.code === 'ERROR') console.error(event.error.message);
    if ('result' in event) return event.result.close();
  });
} else await build(options);
