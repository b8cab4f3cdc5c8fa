import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { askApi as AskApi } from './ask-api.server';

let listener: RequestListener;
const server = createServer((request, response) => listener(request, response));
let askApi: typeof AskApi;

beforeAll(async () => {
  vi.resetModules();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_INTERNAL_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/por-dentro`);
  ({ askApi } = await import('./ask-api.server'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  server.closeAllConnections();
});

describe('what the API is asked', () => {
  it('is answered whole: status, headers, what the body says', async () => {
    listener = (request, response) => {
      response.writeHead(206, { 'Content-Range': 'items 0-0/7' });
      response.write('["');
      response.end(`${request.url}: água"]`);
    };
    const answer = await askApi('/api/eventos?ano=2024');
    expect(answer).toMatchObject({ status: 206, ok: true });
    expect(answer.headers['content-range']).toBe('items 0-0/7');
    expect(answer.json()).toEqual(['/por-dentro/api/eventos?ano=2024: água']);
  });

  it('is asked under the id of the request that it is asked for, and else under none', async () => {
    listener = ({ headers }, response) => void response.end(JSON.stringify(headers['x-request-id'] ?? null));
    const { onBehalfOf } = await import('~/lib/pages/request-id.server');
    const id = '3f0c5a52-7d0b-4a53-9a3c-0d9fdc1c2a11';
    expect((await onBehalfOf(id, () => askApi('/a'))).json()).toBe(id);
    expect((await askApi('/a')).json()).toBeNull();
  });

  it('is asked anew where a connection that was kept is closed as it is used again', async () => {
    const used = new Set<Socket>();
    listener = ({ socket }, response) => {
      if (used.has(socket)) socket.destroy();
      else response.end('[]');
      used.add(socket);
    };
    await askApi('/a');
    expect((await askApi('/a')).json()).toEqual([]);
    expect(used.size).toBe(2);
  });

  it.each(['before it answers', 'in the middle of its answer'])('fails where the API hangs up %s', async (when) => {
    let asked = 0;
    listener = ({ socket }, response) => {
      asked += 1;
      if (when === 'before it answers') socket.destroy();
      else response.writeHead(200, { 'Content-Length': '9' }).write('[', () => socket.destroy());
    };
    await expect(askApi('/a')).rejects.toThrow(/hang up|aborted|ECONNRESET/);
    expect(asked).toBe(1);
  });
});
