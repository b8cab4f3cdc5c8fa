import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { publicForms } from '../../../test/support/public-forms.js';
import { statedRoutes } from '../../../test/support/routes.js';
import { pdf } from '../../../test/support/samples.js';
import { until } from '../../../test/support/until.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { settings } from '../config/settings.js';

/** Stands in every address, name, text, path, token and body that is sent, and so may stand in no line of the log. */
const MARK = 'zarabatana';
const EMAIL = `${MARK}@exemplo.pt`;

const { isTTY } = process.stdout;
const written: string[] = [];
let number = 0;
let api: TestApi;

beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
  }
  api = await startApi({ logLevel: 'debug' });
});
beforeEach(() => void (written.length = 0));
afterEach(() => {
  process.stdout.isTTY = isTTY;
});
afterAll(async () => {
  jest.restoreAllMocks();
  await api.stop();
});

/** A form's body with the mark wherever a person writes freely. */
function marked(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  number += 1;
  const free = /^(nome|nomeEscola|nomeResponsavel|morada|descricao|mensagem|assunto|motivacao|estudando)$/;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      if (name.startsWith('email')) return [name, EMAIL];
      return [name, free.test(name) ? `${String(value)} ${MARK} ${number}` : value];
    }),
  );
}

/** Sends a form with a PDF that is called by the mark. @returns the status */
async function send({ path, kind, body }: (typeof publicForms)[number]): Promise<number> {
  const fields = { ...marked(body), recaptcha: kind === 'json' ? await api.proof() : await api.captcha() };
  const request = api.http.post(path);
  if (kind === 'json') return (await request.send(fields)).status;
  for (const [name, value] of Object.entries(fields)) request.field(name, String(value));
  const file = { '/contactos': 'documento', '/oportunidades': 'documento' }[path] ?? 'cv';
  return (await request.attach(file, pdf(), `${MARK}.pdf`)).status;
}

const saidOf = () => written.filter((line) => line.toLowerCase().includes(MARK));
const sendAll = async () => {
  const statuses: number[] = [];
  for (const form of publicForms) statuses.push(await send(form));
  return statuses;
};

it('nothing that a form brings is in the log, taken or not', async () => {
  expect(await sendAll()).toEqual(publicForms.map(() => 201));
  await api.http.post('/api/newsletter').send({ nome: MARK, email: EMAIL }).expect(201);
  await api.http.post('/contactos').type('json').send(`{"nome":"${MARK}`).expect(400);
  await until(
    'the mail is out',
    async () => (await api.dataSource.manager.countBy(OutgoingMail, { state: 'pending' })) === 0,
  );
  expect(saidOf()).toEqual([]);
});

it('nothing of what a route is asked with is in the log', async () => {
  const routes = statedRoutes(api.app).filter(({ path }) => !path.includes('versoes'));
  for (const { method, path } of routes) {
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const address = path.replaceAll(/:\w+/g, `${MARK}-1`);
    for (const bearer of [`Bearer ${MARK}.${MARK}.${MARK}`, `Bearer ${api.token}`]) {
      if (address.includes('logout') || address.includes('sessoes')) continue;
      const request = api.http[verb](address)
        .query({ q: MARK })
        .set('Authorization', bearer)
        .set('Cookie', `a=${MARK}`);
      await (verb === 'get' ? request : request.send({ email: EMAIL, password: MARK, nome: MARK, token: MARK }));
    }
  }
  expect(saidOf()).toEqual([]);
});

it.each([false, true])(
  'nothing of a person is in the log when the database or the disk fails, on a terminal: %s',
  async (terminal) => {
    Object.assign(process.stdout, { isTTY: terminal, hasColors: () => false });
    // what fails is the statement that holds the person's address and words
    await api.dataSource.query('ALTER TABLE outbox RENAME COLUMN text TO aside');
    expect(await sendAll()).toEqual(publicForms.map(() => 500));
    await api.dataSource.query('ALTER TABLE outbox RENAME COLUMN aside TO text');
    const folder = join(settings.dataDir, 'documentos');
    await rename(folder, `${folder}-aside`);
    const contact = publicForms[0];
    if (contact === undefined) throw new Error('there is a contact form');
    expect(await send(contact)).toBe(500);
    await rename(`${folder}-aside`, folder);
    expect(written.some((line) => line.includes(terminal ? ' requestId=' : '"requestId":'))).toBe(true);
    expect(saidOf()).toEqual([]);
  },
);
