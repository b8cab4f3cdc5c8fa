import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeOnly } from '../../../test/support/fake-only.js';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type CuttableProxy, cuttableProxy } from '../../../test/support/cuttable-proxy.js';
import { until } from '../../../test/support/until.js';
import { settings } from '../config/settings.js';
import { ContentVersions, type Versions } from './content-versions.js';

/** After which a program that is told to end is killed. */
const SHUTDOWN_GRACE_MS = 10_000;

const body = { titulo: 'Festival', data: '2026-06-05T09:30:00.000Z', local: 'Gaia' };

/** A stream as a follower has it. */
interface Followed {
  answer: IncomingMessage;
  text: () => string;
  events: () => Versions[];
  ended: () => boolean;
  leave: () => void;
}

const open: Followed[] = [];

async function follow(from: TestApi): Promise<Followed> {
  const { port } = from.app.getHttpServer().address() as AddressInfo;
  const asked = request({ port, path: '/api/versoes', agent: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  let text = '';
  let ended = false;
  answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  answer.on('error', () => undefined).on('close', () => (ended = true));
  const followed = {
    answer,
    text: () => text,
    events: () => [...text.matchAll(/^data: (.*)\n\n/gm)].map(([, data]) => JSON.parse(data ?? '') as Versions),
    ended: () => ended,
    leave: () => asked.destroy(),
  };
  open.push(followed);
  return followed;
}

const leaveAll = async () => {
  for (const { leave } of open) leave();
  await Promise.all(open.splice(0).map(({ ended }) => until('the stream is over', ended)));
};

describe('the stream of versions', () => {
  let api: TestApi;
  beforeAll(async () => {
    // the heartbeat's clock alone stands still
    fakeOnly(['setInterval', 'clearInterval']);
    api = await startApi();
  });
  afterEach(leaveAll);
  afterAll(async () => {
    jest.useRealTimers();
    await api.stop();
  });

  it('begins with all versions, and goes on with each that rises', async () => {
    const { answer, events } = await follow(api);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    await until('the first event is there', () => events().length === 1);
    const all = api.app.get(ContentVersions).current();
    expect(events()).toEqual([all]);
    await api.admin.post('/api/eventos').send(body).expect(201);
    await until('the second event is there', () => events().length === 2);
    const [, risen] = events();
    expect(Object.keys(risen ?? {})).toEqual(['eventos']);
    expect(risen?.['eventos']).toBeGreaterThan(all?.['eventos'] ?? Infinity);
    const { headers } = await api.http.get('/api/eventos');
    expect(headers['x-versoes']?.split(', ')).toContain(`eventos=${risen?.['eventos']}`);
  });

  it('shows that it lives while nothing changes', async () => {
    const { text } = await follow(api);
    await until('the first event is there', () => text().endsWith('\n\n'));
    jest.advanceTimersByTime(15_000);
    await until('the heartbeat is there', () => text().endsWith(':\n\n'));
    expect(text().match(/^:$/gm)).toHaveLength(1);
  });

  it('is not held in great numbers by one address, and makes room again', async () => {
    const streams = await Promise.all(Array.from({ length: 8 }, () => follow(api)));
    expect(streams.map(({ answer }) => answer.statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    const { status, headers } = await api.http.get('/api/versoes');
    expect([status, headers['retry-after']]).toEqual([429, '60']);
    await leaveAll();
    await until('there is room', async () => {
      const next = await follow(api);
      next.leave();
      return next.answer.statusCode === 200;
    });
  });

  describe('asked for over the internet', () => {
    const SITE = '198.51.100.7';
    let many: TestApi;
    const held: (() => void)[] = [];
    const ask = async (address: string) => {
      const { port } = many.app.getHttpServer().address() as AddressInfo;
      const asked = request({ port, path: '/api/versoes', agent: false, headers: { 'X-Forwarded-For': address } });
      const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage];
      answer.on('error', () => undefined).resume();
      held.push(() => asked.destroy());
      return answer.statusCode;
    };
    const all = async (addresses: readonly string[]) => {
      const statuses: (number | undefined)[] = [];
      for (const address of addresses) statuses.push(await ask(address));
      return [...new Set(statuses)];
    };
    const counted = (count: number, address: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => address(index));

    beforeEach(async () => {
      many = await startApi({ trustProxy: 'loopback', siteAddresses: [SITE] });
    });
    afterEach(async () => {
      for (const leave of held.splice(0)) leave();
      await many.app.close();
    });

    it.each([
      ['/64', (index: number) => `2001:db8:1:2::${index + 1}`],
      ['/48', (index: number) => `2001:db8:1:${index + 1}::9`],
    ])('is not held in great numbers by one IPv6 %s, which one client may have whole', async (_what, address) => {
      expect(await all(counted(4, address))).toEqual([200]);
      expect(await ask(address(4))).toBe(429);
      expect(await ask('2001:db8:2::1')).toBe(200);
    });

    it('is there for the site, however many strangers hold one', async () => {
      expect(await all(counted(32, (index) => `203.0.113.${index}`))).toEqual([200]);
      expect(await ask('203.0.113.99')).toBe(503);
      expect(await all([SITE, '10.0.0.1', 'fd00::1'])).toEqual([200]);
    });

    it('is not held without bound from within', async () => {
      expect(await all(counted(64, (index) => `10.0.0.${index}`))).toEqual([200]);
      expect(await ask('10.0.0.99')).toBe(503);
      expect(await ask('203.0.113.99')).toBe(200);
    });
  });

  it('ends with the process, which does not wait for it', async () => {
    const ending = await startApi();
    const { ended } = await follow(ending);
    const start = performance.now();
    await ending.app.close();
    // before the connections that are still open are ended by force
    expect(performance.now() - start).toBeLessThan(SHUTDOWN_GRACE_MS / 2);
    await until('the stream is over', ended);
  });
});

if (!settings.embedded) {
  describe('an API that loses its database', () => {
    let api: TestApi;
    let proxy: CuttableProxy;

    beforeAll(async () => {
      const url = new URL(settings.databaseUrl);
      proxy = await cuttableProxy(url.hostname, Number(url.port));
      url.port = String(proxy.port);
      api = await startApi({ databaseUrl: url.href });
    });
    afterAll(async () => {
      await leaveAll();
      await api.stop();
      await proxy.cut();
    });

    it('vouches for nothing any more: streams end, and what is kept is not answered', async () => {
      const { ended } = await follow(api);
      await api.http.get('/api/eventos').expect(200);
      await proxy.cut();
      await until('the stream is over', ended);
      expect((await api.http.get('/api/eventos')).status).toBe(503);
      expect((await api.http.get('/api/versoes')).status).toBe(503);
      await proxy.mend();
      await until('it vouches again', async () => (await follow(api)).answer.statusCode === 200);
    });
  });
}
