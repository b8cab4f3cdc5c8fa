import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { awaitMailWith, mailTo } from '../../../test/support/mail.js';
import { type PublicForm, publicForms } from '../../../test/support/public-forms.js';
import { pdf } from '../../../test/support/samples.js';
import { newTrailRows } from '../../../test/support/new-trail-rows.js';
import { until } from '../../../test/support/until.js';
import { findWords } from '../../../test/support/find-words.js';
import { ErasureRemains } from '#erasing/erasure-remains.service.js';
import { UnfinishedErasure } from '#erasing/erasure.entity.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { Transactions } from '#platform/database/transactions.js';
import { Outbox } from '#mail/outbox.js';
import { dayWords, lisbonDay } from '#platform/dates/lisbon-day.js';
import { DAY_MS, HOUR_MS } from '#platform/dates/durations.js';
import { Suspeita } from '#submissions/shared/suspeita.entity.js';
import { PedidoDados } from '../pedidos-dados/pedido-dados.entity.js';
import type { DadosApagadosDto, DadosPessoaisDto } from './dados-pessoais.dto.js';

const attachments: Readonly<Record<string, string>> = {
  '/contactos': 'documento',
  '/festival': 'cv',
  '/formularios': 'cv',
  '/oportunidades': 'documento',
};

let api: TestApi;
const news = newTrailRows(() => api);
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const manager = () => api.dataSource.manager;
const mailIsOut = () =>
  until('all mail is out', async () => (await manager().countBy(OutgoingMail, { state: 'pending' })) === 0);
const find = async (email: string) =>
  (await api.admin.post('/api/dados-pessoais/pesquisa').send({ email }).expect(200)).body as DadosPessoaisDto;
const erase = async (email: string) =>
  (await api.admin.post('/api/dados-pessoais/apagamento').send({ email }).expect(200)).body as DadosApagadosDto;

/** Sends a form in which every text is the person's. */
async function sendAs(
  name: string,
  email: string,
  { path, kind, body }: (typeof publicForms)[number],
  emailResponsavel = email,
): Promise<void> {
  const fields = Object.entries(body).map(([field, value]) => {
    if (field.startsWith('email')) return [field, field === 'emailResponsavel' ? emailResponsavel : email] as const;
    return [field, value === 'Olá' || value === 'Ana' ? `${name} ${path}` : value] as const;
  });
  const sent = Object.fromEntries(fields);
  if ('recaptcha' in sent) sent['recaptcha'] = await api.captcha();
  const request = api.http.post(path);
  if (kind === 'json') await request.send(sent).expect(201);
  else {
    const content = Buffer.concat([pdf(), Buffer.from(`\n% ${name}\n`)]);
    request.field(sent as Record<string, string>);
    await request.attach(attachments[path] ?? '', content, `${name}.pdf`).expect(201);
  }
}

const registration = publicForms.find(({ path }) => path === '/festival') as PublicForm;

describe("'Apagar tudo'", () => {
  it('leaves no word of the person in any table nor anywhere under DATA_DIR, and a receipt', async () => {
    const [name, email] = ['zulmira', 'pessoa.a.apagar@exemplo.pt'];
    for (const form of publicForms) await sendAs(name, email, form);
    await api.http.post('/api/newsletter').send({ nome: name, email }).expect(201);
    await api.http
      .post('/material')
      .send({ nome: name, email, mensagem: `${name} 2`, pagina: 'x' })
      .expect(201);
    expect(await manager().countBy(Suspeita, { email })).toBe(1);
    await api.admin.post('/api/convidados').send({ nome: name, email, papel: 'edicao' }).expect(201);
    await api.admin
      .post('/api/convites')
      .send({ nota: `Para ${name} (${email}).` })
      .expect(201);
    const asked = { tipo: 'apagamento', via: 'carta', nome: name, email, detalhe: `${name} pede` };
    await api.admin.post('/api/pedidos-dados').send(asked).expect(201);
    await mailIsOut();
    await api.app.get(Transactions).run(async (unit) => {
      const words = { subject: name, text: name };
      await api.app.get(Outbox).add(unit, { idempotencyKey: 'teste:1:x', kind: 'account', recipient: email, ...words });
      await unit.update(OutgoingMail, { idempotencyKey: 'teste:1:x' }, { state: 'failed' });
    });
    expect((await findWords(api, name)).length).toBeGreaterThan(15);
    const before = await find(email);
    expect(before.registos.filter(({ naoSeApaga }) => naoSeApaga !== null)).toEqual([]);

    const done = await erase(`  ${email.toUpperCase()}`);
    expect(done).toEqual(before.aoApagar);
    expect(done.apagados).toContain('Pedido sobre dados pessoais (1; fica respondido, só com o tipo e as datas)');
    expect(done.ficaram).toEqual([]);
    expect(done.apagados).toHaveLength(new Set(before.registos.map(({ nome }) => nome)).size);
    expect(await findWords(api, name)).toEqual([]);
    expect((await find(email)).registos.filter(({ tipo }) => tipo !== 'outbox')).toEqual([]);
    expect(await manager().findBy(PedidoDados, { tipo: 'apagamento' })).toMatchObject([
      { email: null, nome: null, detalhe: null, nota: null, feito: true, feitoEm: expect.any(Date) },
    ]);
    const receipt = await awaitMailWith(email, 'Mensagem de contacto (1)');
    expect(receipt.subject).toBe('Recibo: os seus dados foram apagados');
    await mailIsOut();
    await api.app.get(ErasureRemains).finishLeft(new Date(Date.now() + 2 * HOUR_MS));
    expect(await manager().count(UnfinishedErasure)).toBe(0);
    // the receipt itself, where no server takes it, is all that holds the address
    expect((await findWords(api, email)).filter((place) => !place.includes('recibo-apagamento'))).toEqual([]);
  });

  it('takes a record of two addresses whole, and both get a receipt; the other is told none of the address', async () => {
    const [school, adult] = ['direcao@escola.exemplo', 'rita.mota@casa.exemplo'];
    await sendAs('filomena', school, registration, adult);
    expect((await find(school)).registos.find(({ tipo }) => tipo === 'festival')?.tambemDe).toEqual([adult]);
    await mailIsOut();
    await erase(adult);
    expect((await find(school)).registos.filter(({ tipo }) => tipo !== 'outbox')).toEqual([]);
    expect(await findWords(api, 'filomena')).toEqual([]);
    const receipt = await awaitMailWith(school, 'r•••@casa.exemplo');
    expect(receipt.subject).toBe('Recibo: foram apagados dados que também eram seus');
    expect(receipt.text).not.toContain(adult);
    await awaitMailWith(adult, 'Inscrição no Desafio Escolar (1)');
  });

  it('leaves what cannot go, says why, and a request to erase it stays open', async () => {
    const email = 'colega@exemplo.pt';
    const password = 'uma frase só minha';
    await api.admin.post('/api/register').send({ nome: 'Colega', email, password }).expect(201);
    await sendAs('colega', email, publicForms[0] ?? registration);
    await api.admin.post('/api/pedidos-dados').send({ tipo: 'apagamento', via: 'email', email }).expect(201);
    await mailIsOut();
    const { aoApagar } = await find(email);
    const done = await erase(email);
    expect(done).toEqual(aoApagar);
    expect(done.apagados).toContain('Mensagem de contacto (1)');
    expect(done.ficaram.map(({ nome, porque }) => [nome, porque])).toEqual([
      ['Conta do painel', 'As contas do painel são eliminadas por um administrador, em «Utilizadores».'],
      ['Pedido sobre dados pessoais', 'Este pedido fica por responder enquanto o resto não estiver apagado.'],
    ]);
    await awaitMailWith(email, 'Conta do painel');
  });

  it('leaves a record that is held, with the reason and the day', async () => {
    const email = 'retida@exemplo.pt';
    for (const form of publicForms.slice(0, 2)) await sendAs('georgina', email, form);
    const contact = async () => (await find(email)).registos.find(({ tipo }) => tipo === 'contactos');
    const registo = (await contact())?.id;
    const ate = lisbonDay(new Date(Date.now() + 90 * DAY_MS));
    await api.admin.post('/api/retidos').send({ tipo: 'contactos', registo, motivo: 'Reclamação', ate }).expect(201);
    const why = `Fica retido até ${dayWords(ate)}. Motivo: Reclamação`;
    expect((await contact())?.naoSeApaga).toBe(why);
    await mailIsOut();
    await api.app.get(Transactions).run(async (unit) => {
      const key = `contactos:${registo}:x`;
      await api.app
        .get(Outbox)
        .add(unit, { idempotencyKey: key, kind: 'account', recipient: email, subject: 'x', text: 'x' });
      await unit.update(OutgoingMail, { idempotencyKey: key }, { state: 'failed' });
    });
    const { aoApagar } = await find(email);
    const done = await erase(email);
    expect(done).toEqual(aoApagar);
    expect(done.ficaram.map(({ porque }) => porque)).toContain('É sobre um registo que fica.');
    expect(done.ficaram.map(({ nome, porque }) => [nome, porque])).toContainEqual(['Mensagem de contacto', why]);
    expect(done.apagados).toContain('Inscrição no Desafio Escolar (1)');
    await awaitMailWith(email, why);
    const [row] = await api.dataSource.query('SELECT nome FROM contactos WHERE id = ?', [registo]);
    expect(row.nome).toContain('georgina');
  });

  it('is told in the trail by a fingerprint, and writes to nobody of whom nothing was held', async () => {
    await news();
    const email = 'ninguem@exemplo.pt';
    expect(await erase(email)).toEqual({ apagados: [], ficaram: [] });
    await mailIsOut();
    expect(await mailTo(email)).toEqual([]);
    const told = await news();
    expect(told.map(({ verbo, secao }) => [verbo, secao])).toEqual([['eliminou', 'dados-pessoais']]);
    expect(told[0]?.registo).toMatch(/^[0-9a-f]{16}$/);
  });
});
