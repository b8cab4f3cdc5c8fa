import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { fakeOnly } from '../../../test/support/fake-only.js';
import { awaitMail } from '../../../test/support/mail.js';
import { restoreClock } from '../../../test/support/stopped-clock.js';
import { Edicao } from '#content/edicoes/edicao.entity.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { Aviso } from './aviso.entity.js';
import { OpeningNotices } from './opening-notices.worker.js';

const OPENS = Date.parse('2040-08-31T23:00:00.000Z');
const calendar = {
  inscricoesAbrem: '2040-09-01',
  inscricoesFecham: '2041-04-30',
  submissaoAbre: '2041-05-01',
  submissaoFecha: '2041-05-31',
  resultados: '2041-06-30',
};

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.dataSource.manager.update(Edicao, { chave: '20262027' }, calendar);
});
afterAll(() => api.stop());
afterEach(restoreClock);

const manager = () => api.dataSource.manager;
const ask = async (email: string, recaptcha?: string) =>
  api.http.post('/api/avisos').send({ email, recaptcha: recaptcha ?? (await api.captcha()) });
const doDue = (moment: number) => {
  fakeOnly(['Date'], moment);
  return api.app.get(OpeningNotices).doDue(new Date(), 100);
};
const mails = () => manager().findBy(OutgoingMail, { kind: 'subscription' });

describe('a notice that registration opens', () => {
  it('is asked for once an address, with a captcha, and answered alike', async () => {
    const first = await ask(' Ana@Escola.pt ');
    const again = await ask('ana@escola.pt');
    expect([first.status, first.body]).toEqual([201, again.body]);
    expect(await manager().find(Aviso)).toMatchObject([{ email: 'ana@escola.pt', privacidadeVersao: '2025-07-25' }]);
    expect((await api.http.post('/api/avisos').send({ email: 'rui@escola.pt' })).status).toBe(400);
    expect((await ask('nenhum')).body).toMatchObject({ errors: { email: 'Introduza um endereço de e-mail válido.' } });
    expect(await manager().count(Aviso)).toBe(1);
  });

  it('is held under its address', async () => {
    const { body } = await api.admin.post('/api/dados-pessoais/pesquisa').send({ email: 'ana@escola.pt' }).expect(200);
    expect(JSON.stringify(body)).toContain('Pedido de aviso');
  });

  it('goes at the first midnight of the registration and not before, once, and the address is forgotten', async () => {
    expect(await doDue(OPENS - 1)).toBe(0);
    expect(await mails()).toEqual([]);
    expect(await doDue(OPENS)).toBe(1);
    expect(await doDue(OPENS + 1)).toBe(0);
    expect(await mails()).toHaveLength(1);
    const { subject, text } = await awaitMail('ana@escola.pt');
    expect(subject).toBe('Abriram as inscrições no Desafio Escolar 2026/2027');
    expect(text).toContain('estão abertas até 30 de abril de 2041.');
    expect(await manager().count(Aviso)).toBe(0);
  });

  it('goes no second time in the same registration, but does when a day that had passed is prolonged', async () => {
    await ask('ana@escola.pt');
    expect(await doDue(OPENS + 2)).toBe(1);
    expect(await mails()).toHaveLength(1);
    restoreClock();
    await ask('ana@escola.pt');
    const prolonged = { inscricoesFecham: '2041-05-10', submissaoAbre: '2041-05-11' };
    await manager().update(Edicao, { chave: '20262027' }, prolonged);
    expect(await doDue(Date.parse('2041-05-05T10:00:00Z'))).toBe(1);
    expect(await mails()).toHaveLength(2);
  });
});
