import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { publicForms } from '../../../test/support/public-forms.js';
import { rawConnection } from '../../../test/support/raw-http.js';
import { statedRoutes } from '../../../test/support/routes.js';
import { pdf } from '../../../test/support/samples.js';
import { type SiteVerify, startSiteVerify } from '../../../test/support/site-verify.js';
import { whatIsKept } from '../../../test/support/what-is-kept.js';
import { makeLink } from '#accounts/links/links.js';
import { Inscricao } from '#submissions/inscricoes/inscricao.entity.js';
import { takePart } from '#submissions/inscricoes/inscricoes.form.js';

const BROKEN = 'O envio do formulário foi interrompido ou está incompleto. Tente novamente.';
const WRONG = 'O pedido não é válido.';
/** Mail of an earlier form is on its way meanwhile. */
const MEANWHILE = ['outbox'];
const POISON = 'veneno';

interface Form {
  /** The text of a form that is taken. */
  fields: Readonly<Record<string, string>>;
  file: string;
  maxFiles: number;
  taken: number;
  /** Whether text that it does not know is refused; elsewhere it is as if it were not there. */
  refusesUnknown?: boolean;
}

const fieldsOf = (path: string): Record<string, string> => {
  const found = publicForms.find((form) => form.path === path);
  if (found === undefined) throw new Error(`no public form at ${path}`);
  const { body } = found;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
};

/** Every route that takes a multipart form. */
const forms: Readonly<Record<string, Form>> = {
  '/contactos': { fields: fieldsOf('/contactos'), file: 'documento', maxFiles: 1, taken: 201 },
  '/festival': { fields: fieldsOf('/festival'), file: 'cv', maxFiles: 1, taken: 201 },
  '/formularios': { fields: fieldsOf('/formularios'), file: 'cv', maxFiles: 1, taken: 201 },
  '/oportunidades': { fields: fieldsOf('/oportunidades'), file: 'documento', maxFiles: 1, taken: 201 },
  '/upload': { fields: {}, file: 'images', maxFiles: 20, taken: 200 },
  '/api/desafio/:token/ficheiros': { fields: {}, file: 'ficheiro', maxFiles: 1, taken: 200 },
  '/api/relatorios2': {
    fields: { nome_do_ficheiro: 'Contas', ano: '2024' },
    file: 'file',
    maxFiles: 1,
    taken: 201,
    refusesUnknown: true,
  },
};

let provider: SiteVerify;
let api: TestApi;
let token = '';
let sent = 0;

beforeAll(async () => {
  provider = await startSiteVerify();
  const { url: verifyUrl } = provider;
  const captcha = { provider: 'turnstile' as const, siteKey: 'chave', secret: 'segredo', verifyUrl, hostnames: [] };
  api = await startApi({ captcha });
  token = await openOwnPage();
});
afterAll(async () => {
  await api.stop();
  await provider.stop();
});

const disposition = (name: string) => `Content-Disposition: form-data; name="${name}"`;
const part = (header: string, content = POISON, boundary = 'x') => `--${boundary}\r\n${header}\r\n\r\n${content}\r\n`;
const filePart = (name: string, filename: string, boundary = 'x') =>
  part(`${disposition(name)}; ${filename}`, pdf().toString('latin1'), boundary);

/** All that a form has; no two are the same. */
function whole({ fields, file }: Form, boundary = 'x', filename = 'filename="a.pdf"'): string {
  sent += 1;
  const text = Object.entries(fields).map(([name, value]) => {
    const isOwn = name === 'recaptcha' || name.startsWith('nome');
    return part(disposition(name), isOwn ? `${value} ${sent}` : value, boundary);
  });
  return text.join('') + filePart(file, filename, boundary);
}

/** A link to the page of a school that takes part. */
async function openOwnPage(): Promise<string> {
  const { manager } = api.dataSource;
  const registration = { ...fieldsOf('/festival'), id: 1, createdAt: new Date() };
  const part = await takePart(manager, manager.create(Inscricao, registration));
  return (await makeLink(manager, { purpose: 'participation', subject: part?.id ?? 0 })).token;
}

const filled = (path: string) => path.replace(':token', token);

async function send(path: string, body: string, type = 'multipart/form-data; boundary=x') {
  const [answer] = await Promise.all([
    api.admin.post(filled(path)).set('Content-Type', type).send(Buffer.from(body)),
    // while it is read, another is served
    api.http.get('/health/live').expect(200),
  ]);
  return answer;
}

/** Sends a body that does not end. @returns what is answered all the same, with the connection's end */
async function sendWithoutEnd(path: string, body: string): Promise<string> {
  const connection = await rawConnection(api.app);
  await connection.write(
    `POST ${filled(path)} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${api.token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 2000000\r\n\r\n`,
  );
  // who is refused may find the connection closed
  await connection.write(body).catch(() => undefined);
  return connection.answer(/^HTTP[^]*\r\n\r\n[^]*\}/);
}

/** Names that code could make something else of than a name. */
const names = [
  'items[4294967294]',
  'items[]',
  'email[a]',
  'nome[0]',
  'ano[length]',
  'a.b.c',
  'a[b][c][d]',
  '[',
  ']',
  '[]',
  '[0]',
  '__proto__',
  '__proto__[polluted]',
  'constructor',
  'constructor[prototype][polluted]',
  'toString',
  'hasOwnProperty',
  'length',
  'a[0]'.repeat(25),
];

/** Parts that are as if they were not there, whatever the form. */
const ignored: Readonly<Record<string, string>> = {
  'parts that are no fields': part('X-Nada: x') + part('Content-Disposition: attachment; name="nome"'),
  'a part of many headers': part(
    Array.from({ length: 1_000 }, (_, index) => `X-${index}: ${'y'.repeat(5)}`).join('\r\n'),
  ),
};

async function expectTaken(path: string, form: Form, body: string, type?: string): Promise<void> {
  const { status } = await send(path, body, type);
  expect(status).toBe(form.taken);
  expect(JSON.stringify(await whatIsKept(api))).not.toContain(POISON);
  expect(await api.files('tmp')).toEqual([]);
}

/** Expects a body to be refused before its end, and nothing to be left of it. */
async function expectRefused(path: string, body: string, sentence: string): Promise<void> {
  const before = await whatIsKept(api, MEANWHILE);
  const answer = await sendWithoutEnd(path, body + part(disposition('a')));
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain(JSON.stringify(sentence));
  expect(await whatIsKept(api, MEANWHILE)).toEqual(before);
  await api.http.get('/health/live').expect(200);
}

describe.each(Object.entries(forms))('a form at POST %s', (path, form) => {
  it('is taken', async () => {
    await expectTaken(path, form, `${whole(form)}--x--\r\n`);
  });

  it.each(Object.entries(ignored))('is taken with %s', async (_what, others) => {
    await expectTaken(path, form, `${whole(form)}${others}--x--\r\n`);
  });

  it('is taken between the longest boundaries there are, behind and before much that is none', async () => {
    const boundary = '-'.repeat(70);
    const body = `x${'-'.repeat(50_000)}\r\n${whole(form, boundary)}--${boundary}--\r\n${'-'.repeat(50_000)}`;
    await expectTaken(path, form, body, `multipart/form-data; boundary=${boundary}`);
  });

  it.each([
    ['very long', `filename="${POISON}${'início '.repeat(2_000)}fim.pdf"`],
    ['written for another alphabet', `filename="x.exe"; filename*=UTF-8''%E2%82%AC%20%C3%A7.pdf`],
    ['written with escapes', 'filename="%22../..%22%0d%0a.pdf"'],
    ['of marks without a letter', `filename="${'\u0301'.repeat(3_000)}${'\u0316'.repeat(3_000)}.pdf"`],
  ])('is taken with a file whose name is %s', async (_what, filename) => {
    await expectTaken(path, form, `${whole(form, 'x', filename)}--x--\r\n`);
  });

  it.each([
    ['a text without a name', part('Content-Disposition: form-data'), WRONG],
    ['a text of an unheard-of charset', part(`${disposition('a')}\r\nContent-Type: text/plain; charset=x-nada`), WRONG],
    ['ten thousand texts', part(disposition('a'), '').repeat(10_000), WRONG],
    ['ten thousand parts that are no fields', part('X-Nada: x', '').repeat(10_000), WRONG],
    ['a header too long to be one', part(`${disposition('a')}\r\nX-Nada: ${'x'.repeat(17_000)}`), BROKEN],
    ['headers too many to be any', part(`X-Nada: x\r\n`.repeat(3_000)), BROKEN],
    ['what is no header', part('nada'), BROKEN],
  ])('is refused before its end with %s', async (_what, others, sentence) => {
    await expectRefused(path, whole(form) + others, sentence);
  });

  const otherFiles = `Envie no máximo ${form.maxFiles} ficheiro(s), no campo "${form.file}".`;

  it('is refused before its end with a thousand files', async () => {
    const files = filePart(form.file, 'filename="a.pdf"').repeat(1_000);
    await expectRefused(path, whole(form) + files, otherFiles);
  });

  it.each([`${form.file}[0]`, `${form.file}[]`, '__proto__', 'constructor'])(
    'is refused before its end with its file under %s',
    async (file) => {
      await expectRefused(path, whole({ ...form, file }), otherFiles);
    },
  );

  it.each([
    ['none', 'multipart/form-data'],
    ['an empty one', 'multipart/form-data; boundary='],
    ['one that is too long', `multipart/form-data; boundary=${'-'.repeat(1_000)}`],
  ])('is refused where of boundaries it has %s', async (_what, type) => {
    const before = await whatIsKept(api, MEANWHILE);
    const boundary = '-'.repeat(1_000);
    const { status, body } = await send(path, `${whole(form, boundary)}--${boundary}--\r\n`, type);
    expect([status, body.message]).toEqual([400, BROKEN]);
    expect(await whatIsKept(api, MEANWHILE)).toEqual(before);
  });
});

describe('text under a name that a form does not have', () => {
  const refusing = Object.entries(forms).filter(([, form]) => form.refusesUnknown === true);
  const ignoring = Object.entries(forms).filter(([, form]) => form.refusesUnknown !== true);

  it.each(ignoring)('is as if it were not there at POST %s, whatever the name', async (path, form) => {
    const others = names.map((name) => part(disposition(name)));
    await expectTaken(path, form, `${whole(form)}${others.join('')}--x--\r\n`);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  it.each(refusing)('is refused by its literal name at POST %s', async (path, form) => {
    const before = await whatIsKept(api, MEANWHILE);
    for (const name of names) {
      const { status, body } = await send(path, `${whole(form)}${part(disposition(name))}--x--\r\n`);
      expect([status, body.errors]).toEqual([400, { [name]: 'Este campo não existe.' }]);
    }
    expect(await whatIsKept(api, MEANWHILE)).toEqual(before);
  });
});

describe('what is hostile in a form', () => {
  it('is tried at every route that takes one', () => {
    const routes = statedRoutes(api.app).filter(({ files }) => files !== undefined);
    const tried = Object.keys(forms).map((path) => `POST ${path}`);
    expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(tried.sort());
  });
});
