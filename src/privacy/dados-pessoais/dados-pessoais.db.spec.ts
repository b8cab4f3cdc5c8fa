import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { publicForms } from '../../../test/support/public-forms.js';
import { newTrailRows } from '../../../test/support/new-trail-rows.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { Transactions } from '#platform/database/transactions.js';
import { Outbox } from '#mail/outbox.js';
import type { DadosPessoaisDto } from './dados-pessoais.dto.js';

const WRITTEN = 'Marta.Lopes@Escola.pt';
const EMAIL = 'marta.lopes@escola.pt';

let api: TestApi;
const news = newTrailRows(() => api);
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Sends a public form with the address wherever it asks for one. */
async function send({ path, kind, body }: (typeof publicForms)[number], email: string): Promise<void> {
  const addressed = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, name.startsWith('email') ? email : value]),
  );
  const filled = 'recaptcha' in body ? { ...addressed, recaptcha: await api.captcha() } : addressed;
  const request = api.http.post(path);
  if (kind === 'json') await request.send(filled).expect(201);
  else {
    for (const [name, value] of Object.entries(filled)) request.field(name, String(value));
    await request.expect(201);
  }
}

const find = async (email: string) =>
  (await api.admin.post('/api/dados-pessoais/pesquisa').send({ email }).expect(200)).body as DadosPessoaisDto;
const kindsOf = ({ registos }: DadosPessoaisDto) => registos.map(({ tipo }) => tipo).sort();

/** Mail that no server takes, so that it stays. */
function failedMail(recipient: string): Promise<unknown> {
  return api.app.get(Transactions).run(async (manager) => {
    const words = { subject: 'Olá', text: 'https://exemplo.pt/segredo' };
    await api.app
      .get(Outbox)
      .add(manager, { idempotencyKey: `teste:${recipient}`, kind: 'account', recipient, ...words });
    await manager.update(OutgoingMail, { idempotencyKey: `teste:${recipient}` }, { state: 'failed' });
  });
}

describe('what is held under an address', () => {
  it('is found in every form, the newsletter, mail, accounts and invitations, however the address was typed', async () => {
    for (const form of publicForms) await send(form, WRITTEN);
    await send(publicForms[0] as (typeof publicForms)[number], 'outra@escola.pt');
    await api.http.post('/api/newsletter').send({ nome: 'Marta', email: WRITTEN }).expect(201);
    await api.admin.post('/api/convidados').send({ nome: 'Marta', email: WRITTEN, papel: 'edicao' }).expect(201);
    await api.admin
      .post('/api/convites')
      .send({ nota: `Para a Marta (${WRITTEN}).`, dias: 3 })
      .expect(201);
    const password = 'uma frase só minha';
    await api.admin.post('/api/register').send({ nome: 'Lia', email: 'lia@exemplo.pt', password }).expect(201);
    await failedMail(EMAIL);
    const found = await find(`  ${WRITTEN.toUpperCase()} `);
    expect(found).toMatchObject({ email: EMAIL, haMais: false });
    const mail = new Set(['outbox']);
    expect(kindsOf(found).filter((kind) => !mail.has(kind))).toEqual(
      [
        'contactos',
        'convidados',
        'consentimentos',
        'convites',
        'festival',
        'formacoes',
        'newsletter',
        'oportunidades',
        'participacoes',
        'pedidos-material',
        'sessoes',
        'voluntariado',
      ].sort(),
    );
    expect(kindsOf(await find('LIA@exemplo.pt'))).toEqual(['users']);
    expect((await find('lia@exemplo.pt')).registos[0]?.naoSeApaga).toContain('Utilizadores');
  });

  it('is one person’s whichever of its spellings was typed where', async () => {
    const [read, ascii] = ['marta@Educação.pt', 'marta@xn--educao-7ta5a.pt'];
    const spellings = [read, ascii, read.normalize('NFD'), `\u200b${read}\u200e`];
    for (const email of spellings) {
      await api.http.post('/api/newsletter').send({ nome: 'Marta', email }).expect(201);
      await send(publicForms[0] as (typeof publicForms)[number], email);
    }
    await api.admin
      .post('/api/convites')
      .send({ nota: `Para a Marta (${read}).`, dias: 3 })
      .expect(201);
    const kinds = ['consentimentos', 'contactos', 'convites', 'newsletter'];
    for (const email of spellings) {
      const found = await find(email);
      expect(found.email).toBe(ascii);
      expect([...new Set(kindsOf(found))].filter((kind) => kind !== 'outbox')).toEqual(kinds);
      expect(kindsOf(found).filter((kind) => kind === 'newsletter')).toHaveLength(1);
    }
    for (const q of ['educação.pt', ascii]) {
      const { body } = await api.admin
        .get('/Newsletter')
        .query({ filter: JSON.stringify({ q }) })
        .expect(200);
      expect(body).toMatchObject([{ email: ascii }]);
    }
    await api.admin.post('/api/dados-pessoais/apagamento').send({ email: read }).expect(200);
    expect(kindsOf(await find(ascii)).filter((kind) => kinds.includes(kind))).toEqual([]);
  });

  it('is shown field by field, and of mail never the words, which may hold a link', async () => {
    const found = await find(EMAIL);
    const contact = found.registos.find(({ tipo }) => tipo === 'contactos');
    expect(contact).toMatchObject({ nome: 'Mensagem de contacto', anexo: null, naoSeApaga: null });
    expect(contact?.campos).toContainEqual({ nome: 'E-mail', valor: WRITTEN });
    expect(contact?.campos).toContainEqual({ nome: 'Mensagem', valor: 'Olá' });
    expect(contact?.campos).toContainEqual({
      nome: 'Versão aceite da Política de Privacidade',
      valor: '25 de julho de 2025',
    });
    const mail = found.registos.find(({ campos }) => campos.some(({ valor }) => valor === 'Não foi possível entregar'));
    expect(mail).toMatchObject({ tipo: 'outbox', nome: 'E-mail por enviar' });
    expect(JSON.stringify(found)).not.toContain('segredo');
  });

  it('is nothing for another address, one with an accent among them', async () => {
    expect((await find('márta.lopes@escola.pt')).registos).toEqual([]);
    expect((await find('lopes@escola.pt')).registos).toEqual([]);
    await api.admin.post('/api/dados-pessoais/pesquisa').send({ email: 'marta' }).expect(400);
  });

  it('follows a record that changes and is not found once it is gone', async () => {
    await send(publicForms[4] as (typeof publicForms)[number], 'vai@escola.pt');
    const record = (await find('vai@escola.pt')).registos.find(({ tipo }) => tipo === 'formacoes');
    await api.admin.delete(`/formacoes/${record?.id}`).expect(204);
    expect((await find('vai@escola.pt')).registos.filter(({ tipo }) => tipo !== 'outbox')).toEqual([]);
    const invited = { nome: 'Rui', email: 'rui.sai@escola.pt', papel: 'edicao' };
    const { body } = await api.admin.post('/api/convidados').send(invited).expect(201);
    await api.admin.delete(`/api/convidados/${(body as { id: number }).id}`).expect(204);
    expect(kindsOf(await find('rui.sai@escola.pt')).filter((kind) => kind === 'convidados')).toEqual([]);
    const left = await api.dataSource.query('SELECT COUNT(*) AS n FROM held_addresses h WHERE h.resource = ?', [
      'formacoes',
    ]);
    expect(Number((left as [{ n: number }])[0].n)).toBe(1);
  });

  it('is exported as JSON, and the trail tells of both by a fingerprint and never the address', async () => {
    await news();
    await find(EMAIL);
    const { body, headers } = await api.admin.post('/api/dados-pessoais/exportacao').send({ email: EMAIL }).expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename="dados-pessoais.json"');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({ email: EMAIL });
    expect(body).not.toHaveProperty('aoApagar');
    const told = await news();
    expect(told.map(({ verbo, secao }) => [verbo, secao])).toEqual([
      ['abriu', 'dados-pessoais'],
      ['exportou', 'dados-pessoais'],
    ]);
    expect(told[0]?.registo).toBe(told[1]?.registo);
    expect(JSON.stringify(told)).not.toContain(EMAIL);
  });
});
