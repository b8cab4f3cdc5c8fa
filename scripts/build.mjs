// Usage: node scripts/build.mjs [--stale] [api] [site] [admin]
import { build } from './lib/build.mjs';
import { endAll, endAllOnSignal } from './lib/children.mjs';
import { namedPrograms } from './lib/programs.mjs';

endAllOnSignal();
try {
  const names = process.argv.slice(2).filter((argument) => argument !== '--stale');
  await build(namedPrograms(names), { onlyStale: process.argv.includes('--stale') });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await endAll();
  process.exit(1);
}
