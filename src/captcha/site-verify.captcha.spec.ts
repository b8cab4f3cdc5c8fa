import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../test/support/api.js';
import { type SiteVerify, startSiteVerify, verdict } from '../../test/support/site-verify.js';
import { readSettings } from '#platform/config/config.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { Contacto } from '#submissions/contactos/contacto.entity.js';

let provider: SiteVerify;
beforeAll(async () => {
  provider = await startSiteVerify();
});
afterAll(() => provider.stop());
beforeEach(() => {
  provider.asked.length = 0;
  provider.answer = verdict({ success: true, hostname: HOST });
});

const HOST = 'www.exemplo.pt';
const REFUSED = 'A verificação anti-robô falhou ou expirou. Repita a verificação e envie novamente.';
const UNAVAILABLE = 'O serviço está temporariamente indisponível. Tente novamente dentro de momentos.';

describe.each(['recaptcha', 'hcaptcha', 'turnstile'] as const)('with %s', (name) => {
  let api: TestApi;
  let number = 0;
  beforeAll(async () => {
    const captcha = {
      provider: name,
      siteKey: 'hash-publica',
      secret: 'segredo',
      verifyUrl: provider.url,
      hostnames: [HOST],
    };
    api = await startApi({ captcha });
  });
  afterAll(() => api.stop());

  const rows = () => api.dataSource.manager.count(Contacto);
  const send = (recaptcha: string | undefined, assunto = `Assunto ${(number += 1)}`) => {
    const request = api.http.post('/contactos');
    const fields = { assunto, email: 'maria@escola.pt', nome: 'Maria', descricao: 'Olá', privacidade: 'true' };
    for (const [field, value] of Object.entries(fields)) request.field(field, value);
    return recaptcha === undefined ? request : request.field('recaptcha', recaptcha);
  };
  /** Sends the form with a new solution. @returns the answer, and how many rows came of it */
  const outcome = async () => {
    const before = await rows();
    const { body } = await send(`ficha-${(number += 1)}`);
    const { statusCode, erro } = body as { statusCode: number; erro: string };
    return { statusCode, erro, stored: (await rows()) - before };
  };

  it('offers its public key and never the secret', async () => {
    const { body } = await api.http.get('/api/captcha').expect(200);
    expect(body).toEqual({ provider: name, siteKey: 'hash-publica' });
  });

  it('is not asked about the proof of work of a form that shows no captcha', async () => {
    const recaptcha = await api.proof();
    const enquiry = { nome: 'Ana', email: 'ana@exemplo.pt', mensagem: `Olá, ${name}` };
    const { body } = await api.http
      .post('/material')
      .send({ ...enquiry, recaptcha })
      .expect(201);
    const idempotencyKey = `pedidos-material:${(body as { id: number }).id}:receipt`;
    expect(await api.dataSource.manager.existsBy(OutgoingMail, { idempotencyKey })).toBe(true);
    expect(provider.asked).toEqual([]);
  });

  it('takes a solution that the provider vouches for, once', async () => {
    await send('boa', 'Primeiro').expect(201);
    expect(provider.asked).toEqual([expect.objectContaining({ secret: 'segredo', response: 'boa' })]);
    const before = await rows();
    const { body } = await send('boa', 'Segundo').expect(400);
    expect(body).toMatchObject({ erro: expect.stringContaining('já foi usada') });
    expect(await rows()).toBe(before);
  });

  it('answers a submission that is sent again as the first time, though the provider vouches once', async () => {
    let vouched = false;
    provider.answer = (response, request) => {
      verdict(vouched ? { success: false, 'error-codes': ['timeout-or-duplicate'] } : { success: true })(
        response,
        request,
      );
      vouched = true;
    };
    const answers = await Promise.all([send('repetida', 'Duplo clique'), send('repetida', 'Duplo clique')]);
    const again = await send('repetida', 'Duplo clique');
    expect([...answers, again].map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set([...answers, again].map(({ body }) => (body as { id: number }).id)).size).toBe(1);
  });

  it('refuses a form without a solution, without asking', async () => {
    const { body } = await send(undefined).expect(400);
    expect(body).toMatchObject({ erro: 'Confirma que não és um robô.' });
    expect(provider.asked).toEqual([]);
  });

  it.each([
    ['refuses it', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['says that it is old', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['says no and not why', { success: false }],
  ])('refuses a solution when the provider %s', async (_what, answer) => {
    provider.answer = verdict(answer);
    expect(await outcome()).toEqual({ statusCode: 400, erro: REFUSED, stored: 0 });
  });

  const [sure, unsure] = name === 'hcaptcha' ? [0.1, 0.9] : [0.9, 0.1];

  it.each([
    ['the site', { hostname: HOST.toUpperCase() }],
    ['no host', { hostname: null }],
    ['what our widgets are for', { hostname: HOST, action: 'formulario' }],
    ['somebody who is likely a person', { hostname: HOST, score: sure }],
  ])('takes a solution that is said to be of %s', async (_what, said) => {
    provider.answer = verdict({ success: true, ...said });
    expect(await outcome()).toMatchObject({ stored: 1 });
  });

  it.each([
    ['another site', { hostname: 'outro.exemplo.pt' }],
    ['a part of the site’s name', { hostname: 'exemplo.pt' }],
    ['something else', { hostname: HOST, action: 'compra' }],
    ['nothing in particular', { hostname: HOST, action: '' }],
    ['somebody who is likely a machine', { hostname: HOST, score: unsure }],
  ])('refuses a solution that is said to be of %s', async (_what, said) => {
    provider.answer = verdict({ success: true, ...said });
    expect(await outcome()).toEqual({ statusCode: 400, erro: REFUSED, stored: 0 });
  });

  it.each<[string, SiteVerify['answer']]>([
    ['is broken', verdict({ success: true }, 500)],
    ['answers something else', verdict('olá')],
    ['answers a verdict that is none', verdict({ success: 'true' })],
    ['answers no JSON', (response) => response.end('<html>success</html>')],
    ['sends the call elsewhere', (response) => response.writeHead(302, { Location: '/ok' }).end()],
    ['hangs up', (response) => response.destroy()],
    ['hangs up in the middle', (response) => response.write('{"success":tr', () => response.destroy())],
    ['does not know our keys', verdict({ success: false, 'error-codes': ['invalid-input-secret'] })],
    // for any of them: one wait is enough
    ...(name === 'turnstile' ? [['is silent', () => undefined] as [string, SiteVerify['answer']]] : []),
  ])('never lets a form through when the provider %s', async (_what, answer) => {
    provider.answer = answer;
    expect(await outcome()).toEqual({ statusCode: 503, erro: UNAVAILABLE, stored: 0 });
  });
});

it('lets nothing through when the provider can not be reached', async () => {
  const gone = await startSiteVerify();
  await gone.stop();
  const captcha = { provider: 'turnstile' as const, siteKey: 'k', secret: 's', verifyUrl: gone.url, hostnames: [HOST] };
  const api = await startApi({ captcha });
  const { body } = await api.http
    .post('/contactos')
    .field({ assunto: 'A', email: 'a@b.pt', nome: 'N', descricao: 'D', privacidade: 'true', recaptcha: 'x' });
  expect(body).toMatchObject({ statusCode: 503, erro: UNAVAILABLE });
  await api.stop();
});

it('stops the start where a provider has no keys, naming them', () => {
  expect(() => readSettings({ CAPTCHA_PROVIDER: 'hcaptcha' })).toThrow(
    /CAPTCHA_SITE_KEY: é preciso com hcaptcha\n.*CAPTCHA_SECRET: é preciso com hcaptcha/,
  );
});
