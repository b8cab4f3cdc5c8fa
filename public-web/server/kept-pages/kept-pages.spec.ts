import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express, { type ErrorRequestHandler } from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FinishedPage } from '../finished-page';
import { ContentVersions } from './content-versions';
import { KeptPages } from './kept-pages';

const SHARED = 'public, max-age=0, s-maxage=60';
const CALM_MS = 3_000;
/** On a machine that is busy with something else. */
const PATIENCE_MS = 10_000;

let closing: (() => Promise<unknown>)[];
let streams: Set<ServerResponse>;
let content: string;
let rendered: number;
let asked: number;
let whileRendering: (() => Promise<void>) | undefined;
let clock: number;
let versions: ContentVersions;
let api: string;
let site: string;

/** Has a server listen on a free port. @returns its origin */
async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function ask(path: string, headers: IncomingHttpHeaders = {}, method = 'GET') {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(site + path, { headers, method }, resolve)
      .on('error', reject)
      .end();
  });
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

const failed: ErrorRequestHandler = (_error, _request, response, _next) => void response.status(500).end();

const textOf = async (path: string, headers?: IncomingHttpHeaders) => (await ask(path, headers)).body.toString();

/** The API tells what has risen, as it does before it answers who saved. */
function rise() {
  for (const stream of streams) stream.write('data: {"eventos":2}\n\n');
}

/** Until the site knows what the stream says, and time enough has gone by for every process of the API to know it too. */
async function calm() {
  await vi.waitFor(() => expect(versions.moment().generation).toBeGreaterThan(0));
  clock += CALM_MS;
}

beforeEach(async () => {
  [closing, streams, content, rendered, asked, whileRendering, clock] = [
    [],
    new Set(),
    'before',
    0,
    0,
    undefined,
    10_000,
  ];
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  api = await listen((_request, response) => {
    streams.add(response);
    response.on('close', () => streams.delete(response));
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('retry: 1000\ndata: {"eventos":1}\n\n');
  });
  const kept = new KeptPages(1_000_000);
  versions = new ContentVersions(`${api}/api/versoes`, () => kept.forget());
  kept.relyOn(versions);
  const app = express();
  app.disable('x-powered-by');
  app.get('/{*path}', async (request, response) => {
    asked += 1;
    const made = await kept.once(request, async (shared) => {
      if (request.path === '/eventos.ics') return 'BEGIN:VCALENDAR';
      const read = content;
      rendered += 1;
      await whileRendering?.();
      if (!shared && response.destroyed) throw new Error('nobody waits for it');
      if (request.path === '/broken') throw new Error('does not render');
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': request.path === '/own' ? 'no-store' : SHARED,
        'content-security-policy': `script-src 'sha256-${read}'`,
        ...(request.path === '/greeting' && { 'set-cookie': 'a=b' }),
        etag: `W/"${read}"`,
      };
      const html = Buffer.from(`<p>${read} ${JSON.stringify(request.query.ano)}</p>`);
      return new FinishedPage(request.path === '/none' ? 404 : 200, headers, html);
    });
    if (made instanceof FinishedPage) made.answer(request, response);
    else response.send(made);
  });
  app.use(failed);
  site = await listen(kept.before(app));
  void versions.follow();
});

afterEach(async () => {
  versions.stop();
  for (const close of closing) await close();
  vi.restoreAllMocks();
});

describe('a page whose content has not changed', () => {
  it('is rendered once and answered whole: status, policy, bytes', async () => {
    await calm();
    const first = await ask('/eventos');
    const second = await ask('/eventos');
    expect(rendered).toBe(1);
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    const { date: _date, ...headers } = first.headers;
    expect(second.headers).toMatchObject({ ...headers, 'content-security-policy': `script-src 'sha256-before'` });
  });

  it('is encoded once: the first visitor gets the very bytes of the next', async () => {
    await calm();
    const first = await ask('/eventos', { 'accept-encoding': 'gzip, br' });
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(first.body.length) });
    expect((await ask('/eventos', { 'accept-encoding': 'gzip, br' })).body).toEqual(first.body);
  });

  it('is answered in the encoding that is asked for', async () => {
    await calm();
    const plain = await textOf('/eventos');
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, body } = await ask('/eventos', { 'accept-encoding': encoding });
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(decode(body).toString()).toBe(plain);
    }
    expect(rendered).toBe(1);
  });

  it('is 304 for who has it, and only its headers for HEAD', async () => {
    await calm();
    const { body } = await ask('/eventos');
    for (const tag of ['"other", W/"before"', '"before"', '*']) {
      const known = await ask('/eventos', { 'if-none-match': tag });
      expect([known.status, known.body.length]).toEqual([304, 0]);
    }
    expect((await ask('/eventos', { 'if-none-match': '"other"' })).status).toBe(200);
    const head = await ask('/eventos', {}, 'HEAD');
    expect([head.headers['content-length'], head.body.length]).toEqual([String(body.length), 0]);
    expect(rendered).toBe(1);
  });

  it('is one page whatever the parameters that no page reads', async () => {
    await calm();
    expect(await textOf('/eventos?utm_source=boletim&ano=2024')).toBe(await textOf('/eventos?ano=2024'));
    expect(rendered).toBe(1);
    expect(await textOf('/eventos?ano=2023')).toContain('2023');
  });
});

describe('a page that many ask for at once', () => {
  const many = 10;
  /** Until all of them wait. */
  const together = () => vi.waitFor(() => expect(asked).toBe(many));

  it('is rendered once for all of them', async () => {
    await calm();
    whileRendering = together;
    const answers = await Promise.all(Array.from({ length: many }, () => textOf('/eventos')));
    expect(new Set(answers)).toEqual(new Set(['<p>before undefined</p>']));
    expect(rendered).toBe(1);
  });

  it('is theirs though whoever asked first has gone', async () => {
    await calm();
    whileRendering = together;
    const first = get(`${site}/eventos`).on('error', () => undefined);
    await vi.waitFor(() => expect(asked).toBe(1));
    first.destroy();
    const answers = await Promise.all(Array.from({ length: many - 1 }, () => textOf('/eventos')));
    expect(new Set(answers)).toEqual(new Set(['<p>before undefined</p>']));
    expect(rendered).toBe(1);
  });

  it.each(['/own', '/none', '/greeting'])('is rendered for each of them where it may be another: %s', async (path) => {
    await calm();
    whileRendering = together;
    await Promise.all(Array.from({ length: many }, () => textOf(path)));
    expect(rendered).toBe(many);
  });

  it('fails for each of them by itself, and is tried anew by the next', async () => {
    await calm();
    whileRendering = together;
    const answers = await Promise.all(Array.from({ length: many }, () => ask('/broken')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([500]));
    expect(rendered).toBe(many);
    await ask('/broken');
    expect(rendered).toBe(many + 1);
  });

  it('is rendered anew for who asks after a change, though an older one is not finished', async () => {
    await calm();
    const { generation } = versions.moment();
    let finish: (() => void) | undefined;
    whileRendering = () => new Promise((resolve) => (finish = resolve));
    const early = textOf('/eventos');
    await vi.waitFor(() => expect(finish).toBeDefined());
    whileRendering = undefined;
    content = 'after';
    rise();
    await vi.waitFor(() => expect(versions.moment().generation).toBeGreaterThan(generation));
    expect(await textOf('/eventos')).toContain('after');
    finish?.();
    expect(await early).toContain('before');
    expect(await textOf('/eventos')).toContain('after');
  });
});

describe('a page whose content changes', () => {
  it('shows it at the next request', async () => {
    await calm();
    expect(await textOf('/eventos')).toContain('before');
    const { generation } = versions.moment();
    content = 'after';
    rise();
    await vi.waitFor(() => expect(versions.moment().generation).toBeGreaterThan(generation));
    expect(await textOf('/eventos')).toContain('after');
  });

  it('is not kept as it was rendered meanwhile', async () => {
    await calm();
    const { generation } = versions.moment();
    whileRendering = async () => {
      content = 'after';
      rise();
      await vi.waitFor(() => expect(versions.moment().generation).toBeGreaterThan(generation));
    };
    expect(await textOf('/eventos')).toContain('before');
    whileRendering = undefined;
    expect(await textOf('/eventos')).toContain('after');
  });

  it('is kept for a second at most right after: another process of the API may have answered as it was', async () => {
    await calm();
    const { generation } = versions.moment();
    rise();
    await vi.waitFor(() => expect(versions.moment().generation).toBeGreaterThan(generation));
    expect(await textOf('/eventos')).toContain('before');
    content = 'after';
    clock += 1_001;
    expect(await textOf('/eventos')).toContain('after');
  });

  it('is at most a second old while the stream is away, and follows again when it is back', async () => {
    await calm();
    await ask('/eventos');
    const { generation } = versions.moment();
    content = 'after';
    for (const stream of streams) stream.destroy();
    await vi.waitFor(() => expect(versions.moment().generation).toBeGreaterThan(generation));
    expect(await textOf('/eventos')).toContain('after');
    content = 'later';
    clock += 1_001;
    expect(await textOf('/eventos')).toContain('later');
    await vi.waitFor(() => expect(versions.moment().generation).toBeGreaterThan(generation + 1), 10_000);
    clock += CALM_MS;
    rendered = 0;
    await ask('/eventos');
    clock += CALM_MS;
    await ask('/eventos');
    expect(rendered).toBe(1);
  });
});

describe('a stream that says nothing for too long', () => {
  it(
    'is given up for another, and what was kept by it is forgotten',
    async () => {
      await calm();
      const forgotten = vi.fn<() => void>();
      const silent = new ContentVersions(`${api}/api/versoes`, forgotten, 100);
      const following = silent.follow();
      closing.push(() => {
        silent.stop();
        return following;
      });
      const first = await vi.waitFor(() => {
        expect(streams.size).toBe(2);
        return [...streams].at(-1) as ServerResponse;
      }, PATIENCE_MS);
      // it is not ended from the other side: nobody says anything, as when the way between is broken
      await vi.waitFor(() => expect(streams.has(first)).toBe(false), PATIENCE_MS);
      await vi.waitFor(() => expect(forgotten.mock.calls.length).toBeGreaterThan(1), PATIENCE_MS);
      await vi.waitFor(() => expect(streams.size).toBe(2), PATIENCE_MS);
    },
    4 * PATIENCE_MS,
  );
});

describe('what may be another for each', () => {
  it.each<[string, string, IncomingHttpHeaders]>([
    ['a visitor with a cookie', '/eventos', { cookie: 'a=b' }],
    ['a visitor with a token', '/eventos', { authorization: 'Bearer x' }],
    ['a page that says so', '/own', {}],
    ['a page that is not there', '/none', {}],
    ['a page that greets', '/greeting', {}],
    ['what is no page', '/eventos.ics', {}],
  ])('is never kept: %s', async (_what, path, headers) => {
    await calm();
    await ask(path, headers);
    await ask(path, headers);
    expect(asked).toBe(2);
  });

  it('does not get what is kept for others', async () => {
    await calm();
    await ask('/eventos');
    await ask('/eventos', { cookie: 'a=b' });
    expect(rendered).toBe(2);
  });
});
