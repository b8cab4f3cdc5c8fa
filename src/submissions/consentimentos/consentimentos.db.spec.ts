import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { textVersions } from '../../../contract/texts/versions.js';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { expired } from '../../../test/support/expired.js';
import { awaitMail } from '../../../test/support/mail.js';
import { type PublicForm, publicForms } from '../../../test/support/public-forms.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { Consentimento, Texto } from './consentimento.entity.js';
import type { ConsentimentosDto } from './consentimentos.dto.js';
import { ConsentLedger } from './consent-ledger.js';
import { presentVersion, shownTexts, textVersion } from './shown-texts.js';

let api: TestApi;
let number = 0;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const OLDER = 'O texto que estava na página ontem.';
const newAddress = () => `pessoa${(number += 1)}@exemplo.pt`;
const textos = presentVersion('privacidade');

/** Sends a form from an address, with what our own page sends. */
async function send(form: PublicForm, email: string, more: Record<string, string> = { textos }): Promise<number> {
  const text = ['mensagem', 'descricao', 'motivacao'].find((field) => field in form.body) ?? '';
  const own = { ['email' in form.body ? 'email' : 'emailResponsavel']: email, [text]: `Texto de ${email}` };
  const recaptcha = form.kind === 'json' ? await api.proof() : await api.captcha();
  const fields = { ...form.body, ...own, recaptcha, ...more };
  const request = api.http.post(form.path);
  if (form.kind === 'json') return ((await request.send(fields).expect(201)).body as { id: number }).id;
  for (const [name, value] of Object.entries(fields)) request.field(name, String(value));
  return ((await request.expect(201)).body as { id: number }).id;
}

const ledger = async (email: string) =>
  (await api.admin.post('/api/dados-pessoais/consentimentos').send({ email }).expect(200)).body as ConsentimentosDto;
const acts = async (email: string) => (await ledger(email)).entradas.map(({ ato }) => ato);
const [contact] = publicForms as [PublicForm, ...PublicForm[]];

describe('the texts that people are shown', () => {
  it('are on record with the moment of the first start that had them, and once', async () => {
    const before = await api.dataSource.manager.find(Texto, { order: { id: 'ASC' } });
    expect(before.map(({ nome, versao, texto }) => ({ name: nome, version: versao, text: texto }))).toEqual(shownTexts);
    await api.app.get(ConsentLedger).onApplicationBootstrap();
    expect(await api.dataSource.manager.find(Texto, { order: { id: 'ASC' } })).toEqual(before);
  });

  it('have another version as soon as a word is another', () => {
    expect(textVersion('newsletter', 'Uma frase.')).not.toBe(textVersion('newsletter', 'Outra frase.'));
    expect(textVersion('newsletter', 'Uma frase.')).not.toBe(textVersion('confirmacao', 'Uma frase.'));
  });

  it('have the versions that the front ends know them by', () => {
    expect(Object.fromEntries(shownTexts.map(({ name, version }) => [name, version]))).toEqual(textVersions);
  });
});

describe.each(publicForms)('a submission of $path', (form) => {
  it('is on record with the version of the text that the person saw, and forgotten with the submission', async () => {
    const email = newAddress();
    const id = await send(form, email);
    const { entradas, textos: texts } = await ledger(email.toUpperCase());
    expect(entradas).toMatchObject([
      { registo: id, ato: form.kind === 'json' ? 'informado' : 'aceite', versao: textos, retiradoEm: null },
    ]);
    expect(texts).toMatchObject([{ nome: 'privacidade', versao: textos, texto: shownTexts[0]?.text }]);
    const held = await api.admin.post('/api/dados-pessoais/pesquisa').send({ email }).expect(200);
    expect((held.body as { registos: { tipo: string }[] }).registos.map(({ tipo }) => tipo)).toContain(
      'consentimentos',
    );
    await api.admin.delete(`${form.inbox}/${id}`).expect(204);
    expect(await ledger(email)).toMatchObject({ entradas: [], textos: [] });
  });
});

describe('the ledger of consents', () => {
  it('takes the version of a page that was open for a day', async () => {
    const versao = textVersion('privacidade', OLDER);
    await api.dataSource.manager.insert(Texto, {
      nome: 'privacidade',
      versao,
      texto: OLDER,
      firstSeenAt: new Date(Date.now() - DAY_MS),
    });
    const email = newAddress();
    await send(contact, email, { textos: versao });
    expect(await ledger(email)).toMatchObject({ entradas: [{ versao }], textos: [{ texto: OLDER }] });
  });

  it('holds no address', async () => {
    const email = newAddress();
    await send(contact, email);
    expect(JSON.stringify(await api.dataSource.manager.find(Consentimento))).not.toContain(email);
  });

  it('has the entry of a doubtful submission too, which goes with it', async () => {
    const email = newAddress();
    await send(contact, email, { textos, pagina: 'x' });
    expect(await acts(email)).toEqual(['aceite']);
    const { body } = await api.admin.get('/api/suspeitas').query({ sort: '["id","DESC"]' }).expect(200);
    await api.admin.delete(`/api/suspeitas/${(body as { id: number }[])[0]?.id}`).expect(204);
    expect(await acts(email)).toEqual([]);
  });

  it('tells the trail of who looked, and not at whom', async () => {
    await ledger('alguem@exemplo.pt');
    const { body } = await api.admin.get('/api/atividade').expect(200);
    const [last] = body as Record<string, unknown>[];
    expect(last).toMatchObject({ verbo: 'abriu', secao: 'dados-pessoais' });
    expect(JSON.stringify(last)).not.toContain('alguem');
  });

  it('proves the newsletter: asked, confirmed, left, and forgotten a year after that', async () => {
    const email = newAddress();
    const asked = { nome: 'Maria', email, textos: presentVersion('newsletter') };
    await api.http.post('/api/newsletter').send(asked).expect(201);
    const { text = '' } = await awaitMail(email);
    const link = (purpose: string) => new RegExp(`/newsletter/${purpose}/[\\w-]{43}`).exec(text)?.[0] ?? '';
    expect((await ledger(email)).entradas).toMatchObject([{ ato: 'pedido', versao: asked.textos }]);
    await api.http.post(`/api${link('confirmar')}`).expect(303);
    const confirmed = await ledger(email);
    expect(confirmed.entradas.map(({ ato }) => ato).sort()).toEqual(['confirmado', 'pedido']);
    expect(confirmed.textos.map(({ nome }) => nome).sort()).toEqual(['confirmacao', 'newsletter']);
    await api.http.post(`/api${link('cancelar')}`).expect(303);
    const left = await ledger(email);
    expect(left.entradas.map(({ retiradoEm }) => retiradoEm)).toEqual([
      expect.stringMatching(/Z$/),
      expect.stringMatching(/Z$/),
    ]);
    const job = expired(api, Consentimento);
    await job.removeOutdated(new Date(Date.now() - DAY_MS), 10);
    expect(await acts(email)).toHaveLength(2);
    await job.removeOutdated(new Date(Date.now() + DAY_MS), 10);
    expect(await acts(email)).toEqual([]);
  });

  it('keeps nothing of who never confirmed, however often they were asked for', async () => {
    const email = newAddress();
    await api.http.post('/api/newsletter').send({ nome: 'Maria', email }).expect(201);
    const { body } = await api.admin.get('/Newsletter').expect(200);
    const { id } = (body as { id: number; email: string }[]).find((row) => row.email === email) ?? { id: 0 };
    await api.admin.delete(`/Newsletter/${id}`).expect(204);
    expect(await acts(email)).toEqual([]);
  });
});
