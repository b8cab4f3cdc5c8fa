import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { awaitMail, mailTo } from '../../../test/support/mail.js';
import { DAY_MS, MINUTE_MS } from '#platform/dates/durations.js';
import { sha256 } from '#platform/secrets/sha256.js';
import { Link } from '../links/link.entity.js';
import { User } from '../account/user.entity.js';
import { Convidado } from '../account/convidado.entity.js';
import { Retention } from '#privacy/privacidade/retention.service.js';

let api: TestApi;
let number = 0;
let email: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
/** Every test invites somebody of its own. */
beforeEach(() => {
  number += 1;
  email = `colega${number}@exemplo.pt`;
});

const manager = () => api.dataSource.manager;
const invite = (changed: object = {}) =>
  api.admin.post('/api/convidados').send({ nome: 'Lia', email, papel: 'edicao', ...changed });
const stored = () => manager().findOneByOrFail(Convidado, { email });
const waiting = async () =>
  ((await api.admin.get('/api/convidados').expect(200)).body as { email: string }[]).filter(
    (one) => one.email === email,
  );
const tokenOf = (link: string) => /\/convite-conta\/([\w-]{43})$/.exec(link)?.[1] ?? '';
const accept = (token: string) => api.http.post(`/api/convite-conta/${token}`).send({ password: 'uma frase só minha' });

describe('inviting a colleague', () => {
  it('mails a link in text and in HTML, and makes no account', async () => {
    const { body } = await invite({ nome: 'Lia <b>', email: ` ${email.toUpperCase()} ` }).expect(201);
    expect(body).toMatchObject({ id: expect.any(Number), nome: 'Lia <b>', email, papel: 'edicao' });
    const mail = await awaitMail(email);
    expect(mail.subject).toBe('Tem um convite para o painel da DFC Portugal');
    const [link = ''] = /https?:\S+\/convite-conta\/[\w-]{43}/.exec(mail.text ?? '') ?? [];
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.html).toContain('Lia &lt;b&gt;');
    const { nome: inviter } = (await api.admin.get('/api/conta')).body as { nome: string };
    for (const content of [mail.text, mail.html]) {
      expect(content).toContain(`${inviter} enviou-lhe um convite`);
      expect(content).toContain('publicar e mudar os conteúdos');
      expect(content).toContain('7 dias');
    }
    expect(await manager().existsBy(User, { email })).toBe(false);
    const { body: found } = await api.admin.get('/api/users').query({ filter: JSON.stringify({ q: email }) });
    expect(found).toEqual([]);
  });

  it('keeps only what recognises the link, and tells it where there is no mail server', async () => {
    const { body } = await invite().expect(201);
    const token = tokenOf(body.ligacao);
    expect((await awaitMail(email)).text).toContain(token);
    const row = await stored();
    const links = await manager().findBy(Link, { purpose: 'invitation', subject: String(row.id) });
    expect(links.map(({ tokenHash }) => tokenHash)).toEqual([sha256(token)]);
    expect(JSON.stringify([row, links])).not.toContain(token);
    expect(Math.round((row.expiresAt.getTime() - Date.now()) / DAY_MS)).toBe(7);
    expect(JSON.stringify(await waiting())).not.toContain(token);
  });

  it.each([
    ['no name', { nome: ' ' }, { nome: 'O nome é de preenchimento obrigatório.' }],
    ['no e-mail', { email: 'lia' }, { email: 'Introduza um endereço de e-mail válido.' }],
    ['no role', { papel: undefined }, { papel: 'O papel tem de ser um destes: administracao, edicao.' }],
    ['another role', { papel: 'dona' }, { papel: 'O papel tem de ser um destes: administracao, edicao.' }],
    ['a password', { password: 'uma frase só minha' }, expect.objectContaining({ password: expect.any(String) })],
  ])('is refused with %s', async (_what, changed, errors) => {
    const { status, body } = await invite(changed);
    expect([status, body.errors]).toEqual([400, errors]);
    expect(await manager().existsBy(Convidado, { email })).toBe(false);
  });

  it('is refused for an e-mail that has an account, however it is spelt', async () => {
    await api.admin.post('/api/register').send({ nome: 'Lia', email, password: 'uma frase só dela' }).expect(201);
    const { status, body } = await invite({ email: email.toUpperCase() });
    expect([status, body.errors]).toEqual([409, { email: 'Já existe um utilizador com este e-mail.' }]);
    expect(await mailTo(email)).toEqual([]);
  });

  it('is refused while an invitation for the same e-mail waits, also where two are sent at once', async () => {
    const answers = await Promise.all([invite(), invite(), invite()]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409]);
    const { status, body } = await invite({ email: email.toUpperCase() });
    expect([status, body.message]).toEqual([409, expect.stringContaining('Já há um convite à espera')]);
    expect(await manager().countBy(Convidado, { email })).toBe(1);
    await awaitMail(email);
    expect(await mailTo(email)).toHaveLength(1);
  });

  it('is possible again where the invitation before has expired', async () => {
    const before = tokenOf((await invite().expect(201)).body.ligacao);
    await manager().update(Convidado, { email }, { expiresAt: new Date(Date.now() - 1) });
    const { body } = await invite({ papel: 'administracao' }).expect(201);
    await accept(before).expect(404);
    await accept(tokenOf(body.ligacao)).expect(200);
    expect(await manager().findOneByOrFail(User, { email })).toMatchObject({ papel: 'administracao' });
  });
});

describe('an invitation that waits', () => {
  it('is listed, also past its time, and no more once it is accepted', async () => {
    const { body } = await invite().expect(201);
    const { ligacao, ...shown } = body as { ligacao: string };
    expect(await waiting()).toEqual([shown]);
    await manager().update(Convidado, { email }, { expiresAt: new Date(Date.now() - 1) });
    expect(await waiting()).toHaveLength(1);
    await manager().update(Convidado, { email }, { expiresAt: new Date(Date.now() + MINUTE_MS) });
    await accept(tokenOf(ligacao)).expect(200);
    expect(await waiting()).toEqual([]);
  });

  it('is sent again with another link, and the one before does nothing any more', async () => {
    const { body: first } = await invite().expect(201);
    await manager().update(Convidado, { email }, { expiresAt: new Date(Date.now() - 1) });
    const { body: second } = await api.admin.post(`/api/convidados/${first.id}/envio`).expect(200);
    expect(second).toMatchObject({ id: first.id, email });
    await awaitMail(email, 2);
    const { status, body } = await accept(tokenOf(first.ligacao));
    expect([status, body.message]).toEqual([
      404,
      expect.stringContaining('Este convite não existe, ou já não é válido'),
    ]);
    await accept(tokenOf(second.ligacao)).expect(200);
  });

  it('is not sent again where the e-mail has an account by now', async () => {
    const { body } = await invite().expect(201);
    await api.admin.post('/api/register').send({ nome: 'Lia', email, password: 'uma frase só dela' }).expect(201);
    await api.admin.post(`/api/convidados/${body.id}/envio`).expect(409);
    await accept(tokenOf(body.ligacao)).expect(409);
    await api.http.post('/api/login').send({ email, password: 'uma frase só minha' }).expect(401);
  });

  it('is withdrawn, and its link does nothing any more', async () => {
    const { body } = await invite().expect(201);
    await api.admin.delete(`/api/convidados/${body.id}`).expect(204);
    expect(await waiting()).toEqual([]);
    await accept(tokenOf(body.ligacao)).expect(404);
    expect(await manager().existsBy(User, { email })).toBe(false);
    expect(await manager().existsBy(Link, { purpose: 'invitation', subject: String(body.id) })).toBe(false);
    await api.admin.delete(`/api/convidados/${body.id}`).expect(404);
    await api.admin.post(`/api/convidados/${body.id}/envio`).expect(404);
  });

  it('is neither withdrawn nor sent again once it is accepted', async () => {
    const { body } = await invite().expect(201);
    await accept(tokenOf(body.ligacao)).expect(200);
    await api.admin.delete(`/api/convidados/${body.id}`).expect(404);
    await api.admin.post(`/api/convidados/${body.id}/envio`).expect(404);
  });

  it('is forgotten some time after it has expired', async () => {
    await invite().expect(201);
    const job = api.app.get(Retention);
    await job.run(new Date(Date.now() + 36 * DAY_MS), () => false);
    expect(await waiting()).toHaveLength(1);
    await job.run(new Date(Date.now() + 38 * DAY_MS), () => false);
    expect(await waiting()).toEqual([]);
  });
});
