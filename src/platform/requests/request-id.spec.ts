import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type Smtp, startSmtp } from '../../../test/support/smtp.js';
import { until } from '../../../test/support/until.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { settings } from '../config/settings.js';

const GIVEN = '3f0c5a52-7d0b-4a53-9a3c-0d9fdc1c2a11';
const OWN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A line of the log, as production writes it. */
interface Line {
  context?: string;
  requestId?: string;
  message: Record<string, unknown>;
}

const written: string[] = [];
let smtp: Smtp;
let api: TestApi;

beforeAll(async () => {
  smtp = await startSmtp();
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
  }
  api = await startApi({
    environment: 'production',
    logLevel: 'info',
    mail: { ...settings.mail, smtpUrl: smtp.url, from: { name: 'DFC Portugal', address: 'site@dfc.pt' } },
  });
});
beforeEach(() => void (written.length = 0));
afterAll(async () => {
  jest.restoreAllMocks();
  await api.stop();
  await smtp.down();
});

const lines = (context: string) =>
  written
    .filter((text) => text.startsWith('{'))
    .map((text) => JSON.parse(text) as Line)
    .filter((line) => line.context === context);
const form = (nome: string) => ({ nome, email: `${nome}@escola.pt`, tipo: 'Oficina DFC', mensagem: 'Bom dia' });
const told = async (context: string, requestId: string) => {
  await until('the log tells of it', () =>
    Promise.resolve(lines(context).some((line) => line.requestId === requestId)),
  );
  return lines(context).filter((line) => line.requestId === requestId);
};

it('is the one that the request came with, in its line, on its mail and in what the mail worker says', async () => {
  const { headers } = await api.http.post('/formacoes').set('X-Request-Id', GIVEN).send(form('rita')).expect(201);
  expect(headers['x-request-id']).toBe(GIVEN);
  const [line, ...more] = await told('Request', GIVEN);
  expect(more).toEqual([]);
  expect(line?.message).toEqual({ method: 'POST', route: '/formacoes', status: 201, ms: expect.any(Number) });
  const mails = await api.dataSource.manager.findBy(OutgoingMail, { requestId: GIVEN });
  expect(mails.length).toBeGreaterThan(0);
  await until('the mail is out', () => Promise.resolve(smtp.taken.length >= mails.length));
  for (const { headers: sent } of smtp.taken) {
    expect(sent.find(({ key }) => key === 'x-request-id')?.value).toBe(GIVEN);
  }
  await until('the worker has said so', () => Promise.resolve(lines('Mail').length >= mails.length));
  expect(new Set(lines('Mail').map(({ requestId }) => requestId))).toEqual(new Set([GIVEN]));
});

it.each(['ana@escola.pt', GIVEN.toUpperCase(), `${GIVEN}0`, `${GIVEN}, ${GIVEN}`, '912345678'])(
  'is never what anybody writes: %s',
  async (forged) => {
    const { headers } = await api.http.get('/api/eventos/999999').set('X-Request-Id', forged).expect(404);
    const { 'x-request-id': id = '' } = headers as Record<string, string>;
    expect(id).toMatch(OWN);
    expect(id).not.toBe(forged);
    await told('Request', id);
    expect(written.join('\n')).not.toContain(forged);
  },
);

it('tells of the route, and not of the address', async () => {
  const { headers } = await api.http.get('/api/eventos/999999').query({ q: 'zarabatana' }).expect(404);
  const [line] = await told('Request', String(headers['x-request-id']));
  expect(line?.message['route']).toBe('/api/eventos/:id');
  expect(written.join('\n')).not.toMatch(/999999|zarabatana/);
});

it('is nobody’s on an answer that is kept for all', async () => {
  const first = await api.http.get('/api/parceiros').set('X-Request-Id', GIVEN).expect(200);
  expect(first.headers['x-request-id']).toBe(GIVEN);
  const second = await api.http.get('/api/parceiros').expect(200);
  expect(second.headers['x-request-id']).toBeUndefined();
  expect(second.body).toEqual(first.body);
});

it('is what a fault of ours answers with', async () => {
  await api.dataSource.query('ALTER TABLE outbox RENAME TO outbox_aside');
  const { body } = await api.http.post('/formacoes').set('X-Request-Id', GIVEN).send(form('rui')).expect(500);
  await api.dataSource.query('ALTER TABLE outbox_aside RENAME TO outbox');
  expect(body).toMatchObject({ requestId: GIVEN });
  expect(lines('Errors').map(({ requestId }) => requestId)).toEqual([GIVEN]);
});
