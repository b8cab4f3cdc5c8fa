import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { environmentWith } from '#platform/config/program.js';

const LIMIT_MS = 1_500;
const ROUTE = 'PUT /api/textos/:id';

/** Runs a program with a watchdog that knows of one request, and of one that is over. */
function watched(acts: string) {
  const program = `
    const { Watchdog } = await import('./contract/watchdog.ts');
    const watchdog = new Watchdog(${LIMIT_MS});
    watchdog.enter('GET /over')();
    watchdog.enter('${ROUTE}');
    const block = (ms) => { for (const from = performance.now(); performance.now() - from < ms; ); };
    ${acts}
    console.log('over');`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const child = spawn(process.execPath, args, { env: environmentWith({ NODE_OPTIONS: '' }) });
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]).then(
    ([[code, signal], out, complaints]) => ({ code: code as unknown, signal: signal as unknown, out, complaints }),
  );
  return { child, ended };
}

it('a process whose event loop stands still is ended, and the log says which requests it had', async () => {
  const { ended } = watched(`console.log('blocks'); block(${LIMIT_MS * 6});`);
  const { signal, out, complaints } = await ended;
  expect([signal, out]).toEqual(['SIGKILL', 'blocks\n']);
  expect(JSON.parse(complaints)).toEqual({
    level: 'fatal',
    pid: expect.any(Number),
    timestamp: expect.any(Number),
    message: { stuckMs: LIMIT_MS, requests: [ROUTE] },
    context: 'Watchdog',
  });
});

it.each([
  ['turns again before the limit', `block(${LIMIT_MS / 2}); await new Promise(setImmediate); block(${LIMIT_MS / 2});`],
  [
    'is looked at by a debugger',
    `const inspector = await import('node:inspector');
    inspector.open(0, '127.0.0.1');
    await new Promise((resolve) => setTimeout(resolve, ${LIMIT_MS / 5}));
    block(${LIMIT_MS * 2});
    inspector.close();`,
  ],
])('one that %s is not, and ends by itself', async (_, acts) => {
  expect(await watched(acts).ended).toMatchObject({ code: 0, out: 'over\n' });
});

it('one that was stopped, as on a machine that slept, goes on', async () => {
  const { child, ended } = watched(`
    console.log('runs');
    await new Promise((resolve) => process.stdin.once('data', resolve));
    process.stdin.pause();`);
  await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  await delay(LIMIT_MS * 2);
  child.kill('SIGCONT');
  await delay(LIMIT_MS / 2);
  child.stdin.write('\n');
  expect(await ended).toMatchObject({ code: 0, signal: null, complaints: '' });
});
