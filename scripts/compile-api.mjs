// Usage: node scripts/compile-api.mjs
// Compiles the API into dist/, and joins what its start loads in dist/main.js. It is written in ASCII: one sign above
// Latin-1, and V8 keeps two bytes for each of nine million. The commands beside it stay as the compiler wrote them.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleOf } from './lib/bundle.mjs';
import { endAllOnSignal, run } from './lib/children.mjs';
import { root } from './lib/programs.mjs';

endAllOnSignal();
const exitCode = await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json']);
if (exitCode !== 0) process.exit(exitCode);

const main = join(root, 'dist/main.js');
const code = await bundleOf(main);
await writeFile(
  main,
  code.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
);
