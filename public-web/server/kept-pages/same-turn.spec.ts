import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { FinishedPage } from '../finished-page';
import { ContentVersions } from './content-versions';
import { KeptPages } from './kept-pages';

const CALM_MS = 3_000;
const PATIENCE_MS = 10_000;

/** The API and a visitor, in a thread of their own: both go on while the site's thread stands still. */
const OTHERS = `
  const { parentPort, workerData } = require('node:worker_threads');
  const http = require('node:http');
  const net = require('node:net');
  const turn = new Int32Array(workerData);
  let stream;
  const api = http.createServer((_request, response) => {
    stream = response;
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('data: {"eventos":1}\\n\\n');
  });
  api.listen(0, '127.0.0.1', () => parentPort.postMessage(api.address().port));
  parentPort.on('message', (port) => {
    const visitor = net.connect(port, '127.0.0.1').setEncoding('utf8');
    const ask = (after) => visitor.write('GET /eventos HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n', after);
    let answers = 0;
    let last = '';
    visitor.on('data', (text) => {
      last += text;
      if (!/<p>.*<\\/p>/.test(text)) return;
      answers += 1;
      if (answers === 1) ask();
      else if (answers === 2) {
        last = '';
        stream.write('data: {"eventos":2}\\n\\n', () => ask(() => {
          Atomics.store(turn, 0, 1);
          Atomics.notify(turn, 0);
        }));
      } else parentPort.postMessage(last);
    });
    ask();
  });
`;

it('a change that came before a request is known to it, though both are found at once after the site stood still', async () => {
  let clock = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const shared = new SharedArrayBuffer(4);
  const others = new Worker(OTHERS, { eval: true, workerData: shared });
  const [port] = (await once(others, 'message')) as [number];
  const kept = new KeptPages(1_000_000);
  const versions = new ContentVersions(`http://127.0.0.1:${port}/api/versoes`, () => kept.forget());
  kept.relyOn(versions);
  let content = 'before';
  const headers = { 'content-type': 'text/html', 'cache-control': 'public, max-age=0, s-maxage=60' };
  const before = kept.before((request, response) => {
    const make = () => Promise.resolve(new FinishedPage(200, headers, Buffer.from(`<p>${content}</p>`)));
    void kept.once(request, make).then((page) => page.answer(request, response));
  });
  let answered = 0;
  const site = createServer((request, response) => {
    response.on('finish', () => {
      answered += 1;
      if (answered !== 2) return;
      // the kept page has just been answered: before the site looks again, the change and the next request arrive
      content = 'after';
      Atomics.wait(new Int32Array(shared), 0, 0, PATIENCE_MS);
    });
    before(request, response);
  }).listen(0, '127.0.0.1');
  void versions.follow();
  try {
    await vi.waitFor(() => expect(versions.moment().generation).toBeGreaterThan(0));
    clock += CALM_MS;
    others.postMessage((site.address() as AddressInfo).port);
    const [answer] = (await once(others, 'message')) as [string];
    expect(answer).toContain('<p>after</p>');
    expect(kept.counted).toEqual({ hits: 1, misses: 2 });
  } finally {
    versions.stop();
    await others.terminate();
    site.closeAllConnections();
    site.close();
    vi.restoreAllMocks();
  }
});
