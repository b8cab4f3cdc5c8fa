import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const row = { chave: 'associacao', nome: 'Associação', caminhos: [], alteracoes: { name: 'Outro nome' }, versao: 2 };
const faq = { chave: 'faq', nome: 'FAQ', caminhos: ['/faq'], alteracoes: {}, versao: 1 };

const UNKNOWN = { pages: [], texts: {}, editions: [], mailGoesOut: true, isSure: false };

let api: Server;
let answer: RequestListener;
let asked: number;
let moment: number;

beforeEach(async () => {
  [asked, moment] = [0, 0];
  answer = (request, response) => {
    const answers: Readonly<Record<string, unknown>> = {
      '/api/paginas': [row, faq],
      '/api/textos': [{ nome: 'privacidade', versao: 'outra' }],
      '/api/edicoes': [],
      '/api/correio': { sai: false },
    };
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answers[request.url ?? '']));
  };
  api = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  vi.resetModules();
  vi.stubEnv('API_INTERNAL_URL', `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

/** The module as a site that has just started has it; what was read holds until the moment changes. */
async function started() {
  const { published, association, keepPublished } = await import('./published.server');
  keepPublished<number>({ moment: () => moment, holds: (then) => then === moment });
  return { published, association };
}

it('what is published is asked for once until the content changes, and tells what is changed alone', async () => {
  const { published, association } = await started();
  expect(await Promise.all([published(), published()])).toEqual(
    Array.from({ length: 2 }, () => ({
      pages: [row],
      texts: { privacidade: 'outra' },
      editions: [],
      mailGoesOut: false,
      isSure: true,
    })),
  );
  expect((await association()).name).toBe('Outro nome');
  expect(asked).toBe(4);
  moment += 1;
  row.alteracoes = { name: 'Ainda outro' };
  expect((await association()).name).toBe('Ainda outro');
  expect(asked).toBe(8);
});

it('nothing is changed while the API has never answered', async () => {
  const { published } = await started();
  answer = (_request, response) => void response.writeHead(503).end();
  expect(await published()).toEqual(UNKNOWN);
  answer = (request) => void request.socket.destroy();
  expect(await published()).toEqual(UNKNOWN);
});

it('what the API said last is shown while it does not answer, and what it says is known once it does', async () => {
  const { published } = await started();
  const known = await published();
  const works = answer;
  answer = (_request, response) => void response.writeHead(500).end();
  moment += 1;
  expect(await published()).toEqual({ ...known, isSure: false });
  answer = works;
  row.alteracoes = { name: 'De volta' };
  expect((await published()).pages[0]?.alteracoes).toEqual({ name: 'De volta' });
});

it('no page waits long for an API that takes its time', async () => {
  const { published } = await started();
  answer = () => undefined;
  const begun = performance.now();
  expect(await published()).toEqual(UNKNOWN);
  expect(performance.now() - begun).toBeLessThan(3_000);
});
