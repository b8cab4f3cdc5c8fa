import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { temporaryFolder } from '../../scripts/lib/temporary.mjs';
import { isolatedEnvironment } from '../../scripts/lib/test-stack.mjs';
import { isRunning } from './support/is-running.js';
import { until } from '../support/until.js';
import { StartedProcess } from './support/started-process.js';

const LIMIT_MS = 10_000;
const CTRL_C = '\u0003';
const ready = /Está tudo a funcionar/;
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

let env: Record<string, string>;
let started: StartedProcess;
let pids: number[] = [];

beforeEach(async () => {
  env = { ...(await isolatedEnvironment(temporaryFolder('data'))), SAMPLE_CONTENT: 'false', FORCE_COLOR: '0' };
  pids = [];
});

afterEach(async () => {
  await started.dispose();
  for (const pid of pids.filter(isRunning)) process.kill(pid, 'SIGKILL');
});

async function start(command: string, args: string[]): Promise<void> {
  started = new StartedProcess(args, env, { command, ownGroup: true });
  await started.printed(ready);
  pids = [...started.output.matchAll(/\(processo (\d+)\)/g)].map(([, pid]) => Number(pid));
  // programs say their process
  expect(pids.length).toBeGreaterThan(0);
}

/** As a person starts it: in a terminal, where every program hears Ctrl+C and the closing of the window. */
const startInTerminal = (command: string) => start('script', ['-qefc', `exec ${command}`, '/dev/null']);

/** The starter below npm, which npm runs as its only child. */
function starterBelow(npm: number): number {
  return Number(readFileSync(`/proc/${npm}/task/${npm}/children`, 'utf8'));
}

async function expectNothingListens(): Promise<void> {
  for (const origin of [env.API_URL, env.SITE_URL, env.ADMIN_URL])
    await expect(fetch(`${origin}`)).rejects.toThrow('fetch failed');
}

/** Expects the programs to end by themselves, for their starter had no chance to end them. */
async function expectProgramsToFollow(): Promise<void> {
  await until('no program still runs', () => !pids.some(isRunning), LIMIT_MS);
  await expectNothingListens();
}

/**
 * A signal that comes once the starter has ended, and before npm has, ends npm by itself: what is sent again and again
 * may end in its code, too.
 */
const orByNpm = (signal: keyof typeof signals): readonly (number | null)[] => [0, signals[signal], null];

async function expectEnded(...codes: readonly (number | null)[]): Promise<void> {
  const exit = await started.exit();
  // no program outlives what started it
  expect(pids.filter(isRunning)).toEqual([]);
  expect(exit.ms).toBeLessThan(LIMIT_MS);
  expect({ isExpected: codes.includes(exit.code), code: exit.code, output: started.output }).toMatchObject({
    isExpected: true,
  });
  await expectNothingListens();
}

it('npm start in a terminal writes the log of its programs as lines for people, and Ctrl+C ends all three', async () => {
  await startInTerminal('npm start');
  expect(pids).toHaveLength(3);
  await fetch(`${env.API_URL}/api/eventos/999999`);
  await fetch(`${env.SITE_URL}/robots.txt`);
  for (const [route, status] of [
    ['/api/eventos/:id', 404],
    ['/robots.txt', 200],
  ] as const)
    await started.printed(
      new RegExp(`^[\\d:]{8} INFO  Request [\\da-f]{8} method=GET route=${route} status=${status} ms=\\d+\r$`, 'm'),
    );
  expect(started.output).not.toContain('{"level"');
  started.type(CTRL_C);
  await expectEnded(0);
});

it('Ctrl+C pressed again and again ends all three programs', async () => {
  await startInTerminal('npm start');
  expect(pids).toHaveLength(3);
  await started.untilEnded(() => started.type(CTRL_C));
  await expectEnded(...orByNpm('SIGINT'));
});

it('a closed terminal ends all three programs', async () => {
  await startInTerminal('npm start');
  expect(pids).toHaveLength(3);
  started.signal('SIGKILL');
  await expectProgramsToFollow();
});

it('timeout npm start -- api ends the API', async () => {
  await start('timeout', ['600', 'npm', 'start', '--', 'api']);
  // what the passing of the time sends to it
  started.signal('SIGALRM');
  await expectEnded(124);
});

it('the programs end when the starter is killed', async () => {
  await start(process.execPath, ['scripts/start.mjs']);
  expect(pids).toHaveLength(3);
  started.signal('SIGKILL');
  await expectProgramsToFollow();
});

it('the programs end when npm is killed', async () => {
  await start('npm', ['start', '--', 'admin']);
  pids.push(starterBelow(started.pid));
  started.signal('SIGKILL');
  await expectProgramsToFollow();
});

const targets = {
  'the starter': () => starterBelow(started.pid),
  npm: () => started.pid,
  'the whole group': () => -started.pid,
};

// Each signal to each target, and each of both in either way.
it.each([
  ['SIGINT', 'the starter', 'once'],
  ['SIGINT', 'npm', 'again and again'],
  ['SIGINT', 'the whole group', 'once'],
  ['SIGTERM', 'the starter', 'again and again'],
  ['SIGTERM', 'npm', 'once'],
  ['SIGTERM', 'the whole group', 'again and again'],
  ['SIGHUP', 'the starter', 'once'],
  ['SIGHUP', 'npm', 'again and again'],
  ['SIGHUP', 'the whole group', 'once'],
] as const)('%s to %s of npm start -- admin, %s, leaves nothing behind', async (signal, target, often) => {
  await start('npm', ['start', '--', 'admin']);
  const starter = starterBelow(started.pid);
  pids.push(starter);
  const pid = targets[target]();
  const send = () => {
    if (isRunning(starter)) process.kill(pid, signal);
  };
  if (often === 'once') send();
  else await started.untilEnded(send);
  const npmDies = signal === 'SIGHUP' && pid !== starter;
  const codes = often === 'once' || pid === starter ? [0] : orByNpm(signal);
  await (npmDies ? expectProgramsToFollow() : expectEnded(...codes));
});

for (const [signal, code] of Object.entries(signals)) {
  it(`a script that builds or tests leaves nothing behind when ${signal} comes again and again`, async () => {
    const script = `
      import { endAllOnSignal, launch } from './scripts/lib/children.mjs';
      endAllOnSignal();
      const takesLong = "process.on('SIGTERM', () => setTimeout(process.exit, 500)); console.log('Está tudo a funcionar')";
      const child = launch(process.execPath, ['--eval', takesLong + '; setInterval(() => {}, 1000)']);
      console.log('(processo ' + child.pid + ')');`;
    await start(process.execPath, ['--input-type=module', '--eval', script]);
    await started.untilEnded(() => started.signal(signal as NodeJS.Signals));
    await expectEnded(code);
  });
}

const programs = {
  'dist/main.js': /API em/,
  'public-web/build/server/index.js': /Site em/,
  'admin/build/server/main.js': /Painel em/,
};
const mishaps = {
  'an error that nobody caught': 'throw surprise()',
  'a promise that failed and that nobody waited for': 'void Promise.reject(surprise())',
};
for (const [program, begun] of Object.entries(programs)) {
  for (const [what, happens] of Object.entries(mishaps)) {
    it(`${what} in ${program} is told once and ends it, for whoever looks after it to begin anew`, async () => {
      const surprise = "const surprise = () => new Error(['nobody', 'expected', 'this'].join(' '));";
      const preload = `${surprise} process.on('SIGUSR2', () => { ${happens}; });`;
      started = new StartedProcess(['--import', `data:text/javascript,${preload}`, program], env);
      await started.printed(begun);
      started.signal('SIGUSR2');
      const { code, ms } = await started.exit();
      expect([code, ms < LIMIT_MS]).toEqual([1, true]);
      expect(started.output.match(/nobody expected this/g)).toHaveLength(1);
      await expectNothingListens();
    });
  }
}

it('an error that nobody expected leaves nothing behind', async () => {
  const script = `
    import { launch } from './scripts/lib/children.mjs';
    console.log('(processo ' + launch('sleep', ['600']).pid + ') Está tudo a funcionar');
    throw new Error('surprise');`;
  await start(process.execPath, ['--input-type=module', '--eval', script]);
  expect((await started.exit()).code).toBe(1);
  // killed on its way out, with no time left to see them die
  await expectProgramsToFollow();
});
