import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { LONE_SURROGATE, oddValues } from '../../../test/support/odd-values.js';
import { publicForms } from '../../../test/support/public-forms.js';
import { statedRoutes } from '../../../test/support/routes.js';
import { type SiteVerify, startSiteVerify } from '../../../test/support/site-verify.js';

// A provider's captcha that says yes to everything: what else is sent is judged to the end.
let provider: SiteVerify;
let api: TestApi;
let number = 0;

beforeAll(async () => {
  provider = await startSiteVerify();
  const captcha = {
    provider: 'turnstile' as const,
    siteKey: 'chave',
    secret: 'segredo',
    verifyUrl: provider.url,
    hostnames: [],
  };
  api = await startApi({ captcha });
});
afterAll(async () => {
  await api.stop();
  await provider.stop();
});

/** Every call that visitors may send something with, and a body that is taken. */
const posts: Readonly<Record<string, { kind: 'json' | 'form'; body: Readonly<Record<string, unknown>> }>> = {
  '/api/login': { kind: 'json', body: { email: 'ana@exemplo.pt', password: 'uma frase só minha' } },
  '/api/login/segundo-passo': { kind: 'json', body: { bilhete: 'a'.repeat(43), codigo: '123456' } },
  '/api/login/segundo-passo/passkey': { kind: 'json', body: { bilhete: 'a'.repeat(43), resposta: { id: 'a' } } },
  '/api/login/segundo-passo/passkey/opcoes': { kind: 'json', body: { bilhete: 'a'.repeat(43) } },
  '/api/avisos': { kind: 'json', body: { email: 'ana@exemplo.pt', recaptcha: 'x' } },
  '/api/desafio': { kind: 'json', body: { email: 'ana@exemplo.pt', recaptcha: 'x' } },
  '/api/desafio/:token/colegas': { kind: 'json', body: { email: 'ana@exemplo.pt' } },
  '/api/desafio/:token/ficheiros': { kind: 'form', body: {} },
  '/api/desafio/:token/entrega': { kind: 'json', body: {} },
  '/api/newsletter': { kind: 'json', body: { nome: 'Ana', email: 'ana@exemplo.pt', recaptcha: 'x' } },
  '/api/os-meus-dados': { kind: 'json', body: { email: 'ana@exemplo.pt', recaptcha: 'x' } },
  '/testemunhos': {
    kind: 'json',
    body: { nome: 'Ana', estado: 'Atual', testemunho: 'Olá', img: '/uploads/a.jpg', convite: 'a'.repeat(43) },
  },
  ...Object.fromEntries(publicForms.map(({ path, kind, body }) => [path, { kind, body }])),
  '/api/recuperar': { kind: 'json', body: { email: 'ana@exemplo.pt' } },
  '/api/recuperar/:token': { kind: 'json', body: { password: 'uma frase só minha' } },
  '/api/convite-conta/:token': { kind: 'json', body: { password: 'uma frase só minha' } },
  '/api/conta/email/:token': { kind: 'json', body: { token: 'x' } },
  '/api/newsletter/cancelar': { kind: 'json', body: { email: 'ana@exemplo.pt', recaptcha: 'x' } },
  '/api/newsletter/confirmar/:token': { kind: 'json', body: { token: 'x' } },
  '/api/newsletter/cancelar/:token': { kind: 'json', body: { token: 'x' } },
  '/newsletter/cancelar/:token': { kind: 'json', body: { token: 'x' } },
};

/** Every call with which visitors read. */
const gets = [
  '/health/live',
  '/health/ready',
  '/api/captcha',
  '/api/captcha/prova',
  '/api/correio',
  '/api/os-meus-dados/:token',
  '/api/os-meus-dados/:token/documentos/:name',
  '/api/desafio/:token',
  '/api/desafio/:token/fotos/:nome',
  '/api/desafio/:token/documento',
  '/api/encarregados/:token',
  '/api/convite-conta/:token',
  '/api/recuperar/:token',
  '/api/previsualizacoes/:token',
  '/api/login/desafio',
  '/uploads/:name',
  '/convites/:token',
  '/newsletter/confirmar/:token',
  '/newsletter/cancelar/:token',
  '/api/newsletter/confirmar/:token',
  '/api/newsletter/cancelar/:token',
  '/api/eventos',
  '/api/eventos/:id',
  '/api/eventos/anos',
  '/api/imprensa',
  '/api/imprensa/:id',
  '/api/recentes',
  '/api/relatorios',
  '/api/paginas',
  '/api/paginas/:chave',
  '/api/textos',
  '/api/imprensa/relacionados/:category/:id',
  '/equipa',
  '/equipa/:id',
  '/api/edicoes',
  '/api/edicoes/:id',
  '/api/edicoes/ano-letivo/:chave',
  '/api/mural',
  '/api/mural/:id',
  '/api/mural/filtros',
  '/api/numeros/publicos',
  '/api/parceiros',
  '/api/parceiros/:id',
  '/api/perguntas',
  '/api/perguntas/:id',
  '/api/pesquisa',
  '/materialpost',
  '/materialpost/:id',
];

const publicRoutes = (method: string) =>
  statedRoutes(api.app)
    .filter((route) => route.method === method && (route.access === 'public' || route.access === 'publicAndEditor'))
    .map(({ path }) => path);

/** Sends a body as its route takes it; a form has only text. */
async function send(path: string, kind: 'json' | 'form', body: Readonly<Record<string, unknown>>): Promise<number> {
  const once = body['recaptcha'] === 'x' ? { recaptcha: `solução ${(number += 1)}` } : {};
  const request = api.http.post(path.replace(':token', 'x'));
  if (kind === 'json') return (await request.type('json').send(JSON.stringify({ ...body, ...once }))).status;
  for (const [name, value] of Object.entries({ ...body, ...once })) {
    request.field(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return (await request).status;
}

describe('what visitors send', () => {
  it('is tried at every call that takes something', () => {
    expect(Object.keys(posts).sort()).toEqual(publicRoutes('POST').sort());
  });

  it.each(Object.entries(posts))('is never a fault of ours at POST %s, whatever is in a field', async (path, post) => {
    const faults: string[] = [];
    for (const field of [...Object.keys(post.body), 'inventado']) {
      for (const [what, value] of oddValues) {
        const status = await send(path, post.kind, { ...post.body, [field]: value });
        if (status >= 500) faults.push(`${field}: ${what} → ${status}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it.each(Object.keys(posts))('is never a fault of ours at POST %s, whatever the body', async (path) => {
    const faults: string[] = [];
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'].map((name) => `{"${name}":{"a":null}}`);
    for (const body of ['null', '[]', '7', '{}', '', `"${LONE_SURROGATE}"`, ...names]) {
      const { status } = await api.http.post(path.replace(':token', 'x')).type('json').send(body);
      if (status >= 500) faults.push(`${body} → ${status}`);
    }
    expect(faults).toEqual([]);
  });

  it.each(['/upload', '/contactos'])('is never a fault of ours at POST %s, whatever the content type', async (path) => {
    const faults: string[] = [];
    for (const more of ['', ';', '; boundary', '; boundary=', '; boundary=""', '; boundary="', '; =x', ', text/html']) {
      for (const body of ['', '----', '--x\r\n\r\n\r\n--x--\r\n']) {
        const type = `multipart/form-data${more}`;
        const { status } = await api.admin.post(path).set('Content-Type', type).send(body);
        if (status < 400 || status >= 500) faults.push(`${type}: ${JSON.stringify(body)} → ${status}`);
      }
    }
    expect(faults).toEqual([]);
  });
});

describe('what visitors ask for', () => {
  const written = (value: unknown) => encodeURIComponent(JSON.stringify(value));
  const values = [null, [], {}, '', 7, 1e308, LONE_SURROGATE, '\u0000', [LONE_SURROGATE, 'ASC'], ['toString', 'ASC']];
  const filtered = ['id', 'q', 'data_gte', 'ano', 'toString', LONE_SURROGATE];
  const filters = [null, {}, [[]], 1e308, LONE_SURROGATE, '\u0000'];
  const queries = [
    ...['sort', 'range', 'filter'].flatMap((name) => values.map((value) => `${name}=${written(value)}`)),
    ...filtered.flatMap((name) => filters.map((value) => `filter=${written({ [name]: value })}`)),
    ...['ano', 'w', 'nome', '__proto__'].flatMap((name) =>
      ['', '%', '%00%0d%0a', '%ED%A0%80', '%22%5c%F0%9D%92%9C', '1&ano=2'].map((value) => `${name}=${value}`),
    ),
    'sort',
    'range=&range=',
    'filter=%7B',
    '&&=&=1',
    `a=${'b'.repeat(8_000)}`,
    '[a][b]=1',
  ];
  const parameters = ['1', '0', '-1', '99999999999', '%00', '%ED%A0%80', '%', '%2e%2e%2f', '__proto__', 'a%0d%0a'];

  it('is tried at every call that answers something', () => {
    // the stream never ends, and reads nothing of what it is asked with
    const stream = '/api/versoes';
    expect([...gets, stream].sort()).toEqual(publicRoutes('GET').sort());
  });

  it.each(gets)('is never a fault of ours at GET %s', async (path) => {
    const faults: string[] = [];
    const filled = (parameter: string) => path.replaceAll(/:[A-Za-z]+/g, parameter);
    const inPath = path.includes(':') ? parameters.map(filled) : [];
    for (const url of [...queries.map((query) => `${filled('1')}?${query}`), ...inPath]) {
      const { status } = await api.http.get(url);
      if (status >= 500) faults.push(`${url} → ${status}`);
    }
    expect(faults).toEqual([]);
  });
});
