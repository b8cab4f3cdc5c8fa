// Usage: npm run test:only -- start [--here]
// Does what the README says, on a fresh clone with an environment emptied but for PATH and HOME, as a person does it, and
// walks through all that it then shows. --here: this checkout is the fresh clone, as .ci/run's is. With SITE_URL,
// ADMIN_URL, ADMIN_EMAIL and ADMIN_PASSWORD set it walks through the system that runs there.
import { endAll, endAllOnSignal } from './lib/children.mjs';
import { installTestTools } from './lib/machine.mjs';
import { printTally, runPlaywright } from './lib/runners.mjs';
import { startFromNothing } from './lib/start-from-nothing.mjs';

endAllOnSignal();
let code = 1;
try {
  await installTestTools();
  const tally = process.env.SITE_URL
    ? await runPlaywright('walk', {}, [], 'test/browser/walk')
    : await startFromNothing({ isHere: process.argv.includes('--here') });
  printTally(tally);
  code = tally.failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
await endAll();
process.exit(code);
