// Watches all three programs: each rebuilds and restarts when its sources change.
import { watch } from 'rolldown';
import { apiBundle } from './lib/bundle.mjs';
import { endAll, endAllOnSignal, exitOf, launch } from './lib/children.mjs';
import { prepareEnvironment } from './lib/environment.mjs';
import { allPrograms } from './lib/programs.mjs';

endAllOnSignal();
try {
  await prepareEnvironment(allPrograms);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// The API starts once it is built: the one of before would be started again at once.
const api = apiBundle();
await new Promise((resolve) => {
  watch({ ...api, output: { ...api.output, sourcemap: true } }).on('event', (event) => {
    if (event.code === 'ERROR') console.error(event.error.message);
    if ('result' in event) void event.result.close();
    if (event.code === 'END' || event.code === 'ERROR') resolve(undefined);
  });
});

const watchers = [
  launch(process.execPath, ['--watch', '--enable-source-maps', 'dist/main.js']),
  launch('npm', ['run', 'dev', '--silent', '--workspace', 'public-web']),
  launch('npm', ['run', 'dev', '--silent', '--workspace', 'admin']),
];
await Promise.race(watchers.map(exitOf));
await endAll();
process.exit(1);
