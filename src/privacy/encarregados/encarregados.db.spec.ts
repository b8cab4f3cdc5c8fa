import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { expired } from '../../../test/support/expired.js';
import { awaitMail, awaitMailWith } from '../../../test/support/mail.js';
import { pdf } from '../../../test/support/samples.js';
import { trailNews } from '../../../test/support/trail-news.js';
import { until } from '../../../test/support/until.js';
import { whereFound } from '../../../test/support/where-found.js';
import { Link } from '#accounts/links/link.entity.js';
import { ErasureRemains } from '#erasing/erasure-remains.service.js';
import { Transactions } from '#platform/database/transactions.js';
import { Outbox } from '#mail/outbox.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { DAY_MS, HOUR_MS } from '#platform/dates/durations.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import { periods } from '../../../contract/periods.js';
import { sha256 } from '#platform/secrets/sha256.js';
import { presentVersion } from '#submissions/consentimentos/shown-texts.js';
import { Candidatura } from '#submissions/voluntariado/candidatura.entity.js';
import { PedidoDados } from '../pedidos-dados/pedido-dados.entity.js';

let api: TestApi;
let number = 0;
const news = trailNews(() => api);
beforeAll(async () => {
  api = await startApi({ rateLimitForms: 0 });
});
afterAll(() => api.stop());

const manager = () => api.dataSource.manager;
const mailIsOut = () =>
  until('all mail is out', async () => (await manager().countBy(OutgoingMail, { state: 'pending' })) === 0);
const guardianLink = (id: number) => ({ purpose: 'guardian' as const, subject: String(id) });
const at = (token: string) => `/api/encarregados/${token}`;
const tokenIn = (text = '') => /\/encarregado\/([\w-]{43})\n/.exec(text)?.[1] ?? '';

/** Somebody of 15 applies by our own form. */
async function applied(nome: string): Promise<{ id: number; email: string; guardian: string; token: string }> {
  number += 1;
  const [email, guardian] = [`jovem${number}@exemplo.pt`, `encarregado${number}@exemplo.pt`];
  const fields = {
    nome,
    email,
    idade: '15',
    estudando: 'Aluna',
    motivacao: `Razão ${number} de ${nome}`,
    nomeEncarregado: 'Rui',
    emailEncarregado: guardian,
    acceptPolicy: 'true',
    textos: `${presentVersion('privacidade')} ${presentVersion('encarregado')}`,
    recaptcha: await api.captcha(),
  };
  const { body } = await api.http.post('/formularios').field(fields).attach('cv', pdf(), `${nome}.pdf`).expect(201);
  const { text } = await awaitMail(guardian);
  return { id: (body as { id: number }).id, email, guardian, token: tokenIn(text) };
}

describe('the link of a guardian', () => {
  it('says whose application it is, and no more of it; it is kept as a hash, for two months', async () => {
    const { id, token, email } = await applied('Rita Sousa Leal');
    const { body, headers } = await api.http.get(at(token)).expect(200);
    expect(body).toEqual({
      quem: 'Rita L.',
      quando: expect.any(String),
      valeAte: expect.any(String),
      retida: null,
    });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(JSON.stringify(body)).not.toContain(email);
    const link = await manager().findOneByOrFail(Link, guardianLink(id));
    expect(link.tokenHash).toBe(sha256(token));
    expect(Math.round(((link.expiresAt?.getTime() ?? 0) - Date.now()) / DAY_MS)).toBe(periods.guardianDays);
    await mailIsOut();
    const places = (await whereFound(api, token)).filter((place) => !place.includes('/') && !place.endsWith('.eml'));
    expect(places).toEqual([]);
  });

  it('erases the application whole, once, with a receipt to both, and the trail tells', async () => {
    const { id, token, email, guardian } = await applied('Quitéria');
    const other = await applied('Outra');
    await mailIsOut();
    expect((await whereFound(api, 'Quitéria')).length).toBeGreaterThan(1);
    await news();
    const { body } = await api.http.delete(at(token)).expect(200);
    expect(body).toEqual({ message: 'A candidatura foi apagada.' });
    expect(await news()).toMatchObject([
      { verbo: 'eliminou', secao: 'voluntariado', registo: String(id), quemId: null },
    ]);
    expect((await awaitMailWith(guardian, 'porque se opôs')).subject).toBe('Recibo: a candidatura foi apagada');
    const told = await awaitMailWith(email, 'opôs-se');
    expect(told.text).toContain('e•••@exemplo.pt');
    for (const { text } of [told]) expect(text).not.toMatch(/Quitéria|Razão/);
    await mailIsOut();
    await api.app.get(ErasureRemains).finishLeft(new Date(Date.now() + 2 * HOUR_MS));
    expect(await whereFound(api, 'Quitéria')).toEqual([]);
    expect((await whereFound(api, email)).filter((place) => !place.includes('recibo-apagamento'))).toEqual([]);
    expect(await manager().existsBy(Link, guardianLink(id))).toBe(false);
    expect(await manager().existsBy(Candidatura, { id: other.id })).toBe(true);
  });

  it('sends the receipt although the guardian had three letters that day: the link has shown whose address it is', async () => {
    const { token, guardian } = await applied('Benedita');
    const letter = (number: number) => ({
      idempotencyKey: `recibo-apagamento:antes-${number}:recibo`,
      kind: 'privacy' as const,
      recipient: guardian,
      subject: 'Recibo',
      text: 'Recibo',
    });
    await api.app.get(Transactions).run((unit) => api.app.get(Outbox).addAll(unit, [1, 2, 3].map(letter)));
    await api.http.delete(at(token)).expect(200);
    expect((await awaitMailWith(guardian, 'porque se opôs')).subject).toBe('Recibo: a candidatura foi apagada');
  });

  it('answers alike where it was used, is unknown, is too old, or its application is gone', async () => {
    const [used, old, gone] = [await applied('A'), await applied('B'), await applied('C')];
    await api.http.delete(at(used.token)).expect(200);
    await manager().update(Link, guardianLink(old.id), { expiresAt: new Date(Date.now() - 1) });
    await api.admin.delete(`/api/voluntariados/${gone.id}`).expect(204);
    const answers: unknown[] = [];
    for (const token of [used.token, old.token, gone.token, 'a'.repeat(43), 'x']) {
      answers.push(
        (await api.http.get(at(token)).expect(404)).body,
        (await api.http.delete(at(token)).expect(404)).body,
      );
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ erro: expect.stringContaining('já não é válida') });
    expect(await manager().existsBy(Candidatura, { id: old.id })).toBe(true);
    await expired(api, Link).removeOutdated(new Date(), 100);
    expect(await manager().existsBy(Link, guardianLink(old.id))).toBe(false);
  });

  it('of two that object at once one erases', async () => {
    const { token } = await applied('Duas Vezes');
    const answers = await Promise.all([api.http.delete(at(token)), api.http.delete(at(token))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('says that an application is held, erases nothing of it, and has somebody see to it within a month', async () => {
    const { id, token, guardian } = await applied('Prudência');
    const ate = lisbonDay(new Date(Date.now() + 90 * DAY_MS));
    const hold = { tipo: 'voluntariado', registo: id, motivo: 'Queixa', ate };
    await api.admin.post('/api/retidos').send(hold).expect(201);
    const { body } = await api.http.get(at(token)).expect(200);
    expect((body as { retida: string }).retida).toMatch(/^A candidatura está retida até .+ \(motivo: Queixa\)\.$/);
    await news();
    for (let count = 0; count < 2; count += 1) {
      const refused = await api.http.delete(at(token)).expect(409);
      expect(refused.body).toMatchObject({ erro: expect.stringContaining('A sua oposição ficou registada') });
    }
    expect(await news()).toMatchObject([{ verbo: 'criou', secao: 'pedidos-dados', quemId: null }, {}]);
    expect(await manager().existsBy(Candidatura, { id })).toBe(true);
    expect(await manager().findBy(PedidoDados, { email: guardian })).toMatchObject([
      { tipo: 'apagamento', via: 'site', feito: false, detalhe: expect.stringContaining(`n.º ${id}`) },
    ]);
  });
});

describe('the limit of the forms', () => {
  it('holds objections back too', async () => {
    const limited = await startApi({ rateLimitForms: 1 });
    await limited.http.delete(at('a'.repeat(43))).expect(404);
    await limited.http.delete(at('a'.repeat(43))).expect(429);
    await limited.app.close();
  });
});
