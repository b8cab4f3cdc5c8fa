// Watches all three programs: each rebuilds and restarts when its sources change.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { endAll, endAllOnSignal, exitOf, launch } from './lib/children.mjs';
import { settleEnvironment } from './lib/environment.mjs';
import { allPrograms, root } from './lib/programs.mjs';

endAllOnSignal();
try {
  await settleEnvironment(allPrograms);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
if (!existsSync(join(root, 'dist/main.js'))) await build(['api'], { onlyStale: false });

const watchers = [
  launch(process.execPath, ['scripts/compile-api.mjs', '--watch']),
  launch(process.execPath, ['--watch', '--enable-source-maps', 'dist/main.js']),
  launch('npm', ['run', 'dev', '--silent', '--workspace', 'public-web']),
  launch('npm', ['run', 'dev', '--silent', '--workspace', 'admin']),
];
await Promise.race(watchers.map(exitOf));
await endAll();
process.exit(1);
