import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { awaitMail, mailTo } from '../../../test/support/mail.js';
import { headersOfContent } from '../../../test/support/headers-of-content.js';
import { until } from '../../../test/support/until.js';
import { Outbox } from '#mail/outbox.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { Transactions } from '#platform/database/transactions.js';
import { MINUTE_MS } from '#platform/dates/durations.js';

const LIMIT = 3;
/** How many links a mailbox gets in a day without more ado. */
const FREELY = 20;
const PROOF =
  'Hoje já foi pedida muitas vezes uma nova palavra-passe para este e-mail. Para a pedir outra vez, confirme que não é um robô.';

let api: TestApi;
let number = 0;
let email: string;
let clients = 0;

beforeAll(async () => {
  api = await startApi({ rateLimitLogin: LIMIT, trustProxy: 'loopback' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  number += 1;
  email = `pessoa${number}@exemplo.pt`;
  const person = { nome: 'Maria', email, password: 'uma frase só minha' };
  await api.admin.post('/api/register').send(person).expect(201);
});

/** A request from an address of its own. */
const ask = (body: object) => {
  clients += 1;
  return api.http.post('/api/recuperar').set('X-Forwarded-For', `198.51.100.${clients}`).send(body);
};
const useUp = async (whose: string) => {
  for (let count = 0; count < LIMIT; count += 1) await ask({ email: whose }).expect(202);
};
const held = () => api.dataSource.manager.countBy(OutgoingMail, { kind: 'recovery', heldFor: 'address' });

describe('a new password that strangers ask for all day', () => {
  it('costs a proof of work past the number for a day, from whatever address and however the email is written', async () => {
    await useUp(email);
    const { status, body } = await ask({ email: ` ${email.toUpperCase()}` });
    expect([status, body.message, body.errors]).toEqual([429, PROOF, { recaptcha: PROOF }]);
    await awaitMail(email, LIMIT);
    await ask({ email, recaptcha: await api.loginProof() }).expect(202);
    expect((await awaitMail(email, LIMIT + 1)).text).toContain('/recuperar/');
  });

  it('is asked for alike then too, whether there is such an account or not', async () => {
    const nobody = `ninguem${number}@exemplo.pt`;
    for (const whose of [email, nobody]) await useUp(whose);
    const said = async (more: () => Promise<object>) => {
      const answers = [await ask({ email, ...(await more()) }), await ask({ email: nobody, ...(await more()) })];
      return answers.map(({ status, body, headers }) => ({
        status,
        body: body as object,
        headers: headersOfContent(headers as Record<string, string>),
      }));
    };
    for (const [status, more] of [
      [429, () => Promise.resolve({})],
      [202, async () => ({ recaptcha: await api.loginProof() })],
      [400, () => Promise.resolve({ recaptcha: 'x' })],
    ] as const) {
      const [known, unknown] = await said(more);
      expect([known?.status, unknown]).toEqual([status, known]);
    }
  });

  it('is asked for once with each proof, and not with that of a form', async () => {
    await useUp(email);
    const recaptcha = await api.loginProof();
    await ask({ email, recaptcha }).expect(202);
    for (const again of [recaptcha, await api.captcha(), '', 7]) await ask({ email, recaptcha: again }).expect(400);
  });

  it('never leaves its owner without a link: past what a mailbox gets in a day, one that is good is in it', async () => {
    const long = new Date(Date.now() - 20 * MINUTE_MS);
    const written = { kind: 'recovery', recipient: email, subject: 'x', text: 'x' } as const;
    await api.app.get(Transactions).run(async (manager) => {
      for (let count = 0; count < FREELY; count += 1) {
        await api.app.get(Outbox).add(manager, { ...written, idempotencyKey: `teste:${email}:${count}` }, long);
      }
    });
    const before = await held();
    const count = (await mailTo(email)).length;
    await ask({ email, recaptcha: await api.loginProof() }).expect(202);
    await until('the owner is written to', async () => (await mailTo(email)).length > count);
    await ask({ email, recaptcha: await api.loginProof() }).expect(202);
    await until('the next one is held back', async () => (await held()) === before + 1);
    const linked = (await mailTo(email)).filter(({ text }) => text?.includes('/recuperar/'));
    expect(linked).toHaveLength(1);
    const token = /\/recuperar\/([\w-]{43})\s/.exec(linked[0]?.text ?? '')?.[1] ?? '';
    await api.http.post(`/api/recuperar/${token}`).send({ password: 'outra frase só minha' }).expect(204);
  });
});
