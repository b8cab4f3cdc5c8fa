// Usage: node scripts/build.mjs [api] [site] [admin]
import { build } from './lib/build.mjs';
import { endAllOnSignal } from './lib/children.mjs';
import { namedPrograms } from './lib/programs.mjs';

endAllOnSignal();
try {
  await build(namedPrograms(process.argv.slice(2)), { onlyStale: false });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
