import { createServer } from 'node:http';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { temporaryFolder } from '../../scripts/lib/temporary.mjs';
import { isolatedEnvironment } from '../../scripts/lib/test-stack.mjs';
import { StartedProcess } from './support/started-process.js';

const ready = /Está tudo a funcionar/;
let env: Record<string, string>;
let started: StartedProcess | undefined;

beforeEach(async () => {
  env = await isolatedEnvironment(temporaryFolder('data'));
});

afterEach(async () => {
  await started?.dispose();
  started = undefined;
});

function urls(): string[] {
  return [env.API_URL, env.SITE_URL, env.ADMIN_URL].map((url) => `${url}/health/live`);
}

async function expectNothingListens(): Promise<void> {
  for (const url of urls()) await expect(fetch(url)).rejects.toThrow('fetch failed');
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  it(`npm start serves all three programs and ${signal} ends them cleanly within 10 s`, async () => {
    started = new StartedProcess(['scripts/start.mjs'], env);
    await started.printed(ready);
    for (const url of urls()) expect((await fetch(url)).status).toBe(200);
    // the build that joins the API in one file keeps the names that the document is made of
    const document = (await (await fetch(`${env.API_URL}/docs-json`)).json()) as object;
    expect(document).toEqual(JSON.parse(await readFile('contract/openapi.json', 'utf8')));

    started.signal(signal);
    const { code, ms } = await started.exit();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(10_000);
    await expectNothingListens();
  });
}

for (const title of ['API', 'site público', 'back office']) {
  it(`npm start ends the others and exits non-zero when this one dies: ${title}`, async () => {
    started = new StartedProcess(['scripts/start.mjs'], env);
    await started.printed(ready);
    const pid = Number(new RegExp(`${title}: pronto em .* \\(processo (\\d+)\\)`).exec(started.output)?.[1]);

    process.kill(pid, 'SIGKILL');
    const { code, ms } = await started.exit();
    expect(code).toBe(1);
    expect(ms).toBeLessThan(10_000);
    expect(started.output).toContain(`${title}: terminou inesperadamente`);
    await expectNothingListens();
  });
}

it('npm start names a busy port and starts nothing', async () => {
  const squatter = createServer().listen(Number(env.SITE_PORT));
  await once(squatter, 'listening');
  try {
    started = new StartedProcess(['scripts/start.mjs'], env);
    const { code } = await started.exit();
    expect(code).toBe(1);
    expect(started.output).toContain(`porta ${env.SITE_PORT} (site público, SITE_PORT)`);
    await expect(fetch(`${env.API_URL}/health/live`)).rejects.toThrow('fetch failed');
  } finally {
    squatter.close();
  }
});
