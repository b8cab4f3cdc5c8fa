import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { temporaryFolder } from '../../scripts/lib/temporary.mjs';
import { isolatedEnvironment } from '../../scripts/lib/test-stack.mjs';
import { until } from '../support/until.js';
import { StartedProcess } from './support/started-process.js';

const wrong = { API_PORT: 'abc', SITE_PORT: '99999', ADMIN_PORT: '80.5', HOST: 'aqui' };
const variables = ['API_PORT', 'SITE_PORT', 'ADMIN_PORT', 'HOST'];

const programs = {
  'npm start': ['scripts/start.mjs'],
  'npm run dev': ['scripts/dev.mjs'],
  'the site alone': ['public-web/build/server/index.js'],
  'the back office alone': ['admin/build/server/main.js'],
};

let started: StartedProcess | undefined;

afterEach(async () => {
  await started?.dispose();
  started = undefined;
});

for (const [title, args] of Object.entries(programs)) {
  it(`${title} names every wrong setting at once and does not start`, async () => {
    const env = await isolatedEnvironment(temporaryFolder('data'));
    started = new StartedProcess(args, { ...env, API_URL: '', SITE_URL: '', ADMIN_URL: '', ...wrong });
    expect((await started.exit()).code).toBe(1);
    for (const variable of variables) expect(started.output).toMatch(new RegExp(`^\\W*${variable}: .+`, 'm'));
    // no trace of the program itself
    expect(started.output).not.toMatch(/^\s+at /m);
  });
}

const alone = {
  'the API': { args: ['dist/main.js'], variable: 'API_PORT' },
  'the site': { args: ['public-web/build/server/index.js'], variable: 'SITE_PORT' },
  'the back office': { args: ['admin/build/server/main.js'], variable: 'ADMIN_PORT' },
} as const;

for (const [title, { args, variable }] of Object.entries(alone)) {
  it(`${title} says in one plain line why it cannot listen`, async () => {
    const env = await isolatedEnvironment(temporaryFolder('data'));
    const holder = createServer().listen(Number(env[variable]), '127.0.0.1');
    await once(holder, 'listening');
    for (const [host, reason] of [
      ['127.0.0.1', 'já há um programa a usar essa porta'],
      // an address for documentation, which no machine has
      ['192.0.2.1', 'esta máquina não tem esse endereço'],
    ] as const) {
      started = new StartedProcess([...args], { ...env, NODE_ENV: 'production', SAMPLE_CONTENT: 'false', HOST: host });
      expect((await started.exit()).code).toBe(1);
      const said = started.output.split('\n').filter((line) => /escutar|Error|"level":"error"|^\s+at /.test(line));
      expect(said).toEqual([expect.stringMatching(`${variable}=${env[variable]} e HOST=${host}: ${reason}.$`)]);
    }
    holder.close();
  });
}

it('npm start does not give one port to two programs', async () => {
  started = new StartedProcess(['scripts/start.mjs'], {
    API_PORT: '8399',
    SITE_PORT: '8399',
    ADMIN_PORT: '8398',
  });
  expect((await started.exit()).code).toBe(1);
  expect(started.output).toContain('SITE_PORT: a porta 8399 já é a de API_PORT');
});

/** Whether the programs at these ports are reached at an address of this machine beside the one that they listen on. */
async function reachedFromElsewhere(ports: readonly (string | undefined)[]): Promise<boolean[]> {
  const live = ports.map((port) =>
    fetch(`http://127.0.0.2:${port}/`).then(
      () => true,
      () => false,
    ),
  );
  return await Promise.all(live);
}

const answers = async (port: string | undefined) =>
  await fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );

async function expectReached(script: string, host: string, reached: boolean): Promise<void> {
  const env = await isolatedEnvironment(temporaryFolder('data'));
  started = new StartedProcess([script], { ...env, HOST: host, SAMPLE_CONTENT: 'false' });
  const ports = [env.API_PORT, env.SITE_PORT, env.ADMIN_PORT];
  for (const port of ports) await until(`${port} answers`, () => answers(port), 60_000);
  expect(await reachedFromElsewhere(ports)).toEqual(ports.map(() => reached));
}

it('npm run dev lets only this machine in where HOST says nothing', () => expectReached('scripts/dev.mjs', '', false));

for (const [host, reached] of [
  ['', false],
  ['0.0.0.0', true],
] as const) {
  const says = host === '' ? 'nothing' : host;

  it(`npm start lets ${reached ? 'other machines' : 'only this machine'} in where HOST says ${says}`, () =>
    expectReached('scripts/start.mjs', host, reached));

  for (const [title, { args, variable }] of Object.entries(alone)) {
    it(`${title} alone lets ${reached ? 'other machines' : 'only this machine'} in where HOST says ${says}`, async () => {
      const env = await isolatedEnvironment(temporaryFolder('data'));
      started = new StartedProcess([...args], { ...env, HOST: host, NODE_ENV: 'production', SAMPLE_CONTENT: 'false' });
      await until(`${title} answers`, () => answers(env[variable]));
      expect(await reachedFromElsewhere([env[variable]])).toEqual([reached]);
      // nothing buries its warnings
      expect(started.output).not.toMatch(/dependencies initialized|Mapped \{/);
      expect(started.output.includes('sem TRUST_PROXY')).toBe(reached && title === 'the API');
    });
  }
}
