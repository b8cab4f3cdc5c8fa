import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { fakeOnly } from '../../../test/support/fake-only.js';
import { awaitMailWith, mailTo } from '../../../test/support/mail.js';
import { ownPageToken } from '../../../test/support/register-school.js';
import { letClockGo } from '../../../test/support/stopped-clock.js';
import { Edicao } from '#content/edicoes/edicao.entity.js';
import { settings } from '#platform/config/settings.js';
import { OpeningNotices } from '../avisos/opening-notices.worker.js';
import { Participacao, schoolHash } from './participacao.entity.js';
import { LembretesService } from './lembretes.service.js';

// One year of the challenge, from the day on which the edition is made to the day after its results.

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ rateLimitForms: 0 });
  await api.dataSource.manager.update(Edicao, { chave: '20262027' }, { resultados: null });
});
afterAll(() => api.stop());
afterEach(letClockGo);

const link = { ana: '', rui: '', luz: '' };
let edition = 0;

const story = {
  titulo: 'O mar é de todos',
  frase: 'Uma praia sem lixo.',
  sentir: 'a',
  imaginar: 'b',
  fazer: 'c',
  partilhar: 'd',
};

const on = (moment: string) => fakeOnly(['Date'], Date.parse(moment));
const handIn = (token: string) => api.http.post(`/api/desafio/${token}/entrega`);
const noticesGo = () => api.app.get(OpeningNotices).doDue(new Date(), 100);
const remindersGo = () => api.app.get(LembretesService).sendDue(new Date(), 100);
const remindersTo = async (email: string) =>
  (await mailTo(email))
    .filter(({ text }) => text?.includes('Ainda não recebemos o projeto'))
    .map(({ subject }) => subject);

/** Sends a registration as the site's form does, without what costs no word here. */
async function register(school: string, email: string) {
  return api.http.post('/festival').field({
    nomeEscola: school,
    emailEscola: 'geral@escola.pt',
    morada: 'Rua da Escola, 1',
    codigoPostal: '8000-001',
    nomeResponsavel: 'Ana Sá',
    emailResponsavel: email,
    contactoTelefonico: '912 345 678',
    descricao: `O nosso projeto: ${school}, ${email}.`,
    privacidade: 'true',
    recaptcha: await api.captcha(),
  });
}

/** Does in the back office as an administrator whose session began on that day. */
async function asAdministrator() {
  const { email, password } = settings.firstAdmin;
  const { body } = await api.http.post('/api/login').send({ email, password }).expect(200);
  return { Authorization: `Bearer ${(body as { token: string }).token}` };
}

it('in July the next edition gets its calendar, and nobody can register yet', async () => {
  on('2029-07-10T10:00:00Z');
  const { body } = await api.http
    .post('/api/edicoes')
    .set(await asAdministrator())
    .send({
      chave: '20292030',
      introducao: 'A edição de 2029/2030.',
      inscricoesAbrem: '2029-09-01',
      inscricoesFecham: '2030-04-30',
      submissaoAbre: '2030-05-02',
      submissaoFecha: '2030-05-31',
      festival: '2030-06-12',
      resultados: '2030-06-30',
    })
    .expect(201);
  edition = (body as { id: number }).id;
  const { status, body: refusal } = await register('Escola da Praia', 'ana@escola.pt');
  expect([status, (refusal as { erro: string }).erro]).toEqual([
    409,
    expect.stringContaining('abrem a 1 de setembro de 2029'),
  ]);
});

it('in August a teacher asks to be told, and at the first midnight of September she is', async () => {
  on('2029-08-20T10:00:00Z');
  await api.http
    .post('/api/avisos')
    .send({ email: 'ana@escola.pt', recaptcha: await api.captcha() })
    .expect(201);
  on('2029-08-31T22:59:59Z');
  expect(await noticesGo()).toBe(0);
  on('2029-08-31T23:00:00Z');
  expect(await noticesGo()).toBe(1);
  expect((await awaitMailWith('ana@escola.pt', 'estão abertas')).subject).toContain('2029/2030');
});

it('in October the school registers, a second teacher of it does, too, and an administrator joins the two', async () => {
  on('2029-10-05T10:00:00Z');
  expect((await register('Escola da Praia', 'ana@escola.pt')).status).toBe(201);
  expect((await register('Escola Praia', 'rui@escola.pt')).status).toBe(201);
  const headers = await asAdministrator();
  const filter = JSON.stringify({ edicao: '20292030' });
  const list = async () =>
    (await api.http.get('/api/participacoes').set(headers).query({ filter }).expect(200)).body as {
      id: number;
      repetidas: number[];
    }[];
  const [second, first] = await list();
  expect([first?.repetidas, second?.repetidas]).toEqual([[second?.id], [first?.id]]);
  await api.http
    .post(`/api/participacoes/${first?.id}/juncao`)
    .set(headers)
    .send({ ids: [second?.id] })
    .expect(200);
  expect(await list()).toMatchObject([{ id: first?.id, repetidas: [], distrito: 'Faro', estado: 'inscrita' }]);
  link.ana = ownPageToken((await awaitMailWith('ana@escola.pt', 'A página da sua escola')).text);
  link.rui = ownPageToken((await awaitMailWith('rui@escola.pt', 'A página da sua escola')).text);
});

it('in January both teachers keep the one page of the school', async () => {
  on('2030-01-15T10:00:00Z');
  const { body } = await api.http.get(`/api/desafio/${link.ana}`).expect(200);
  const facts = { ...(body as { versao: number }), turmas: 2, alunos: 41, ciclo: '2.º ciclo' };
  await api.http.patch(`/api/desafio/${link.ana}`).send(facts).expect(200);
  expect((await api.http.get(`/api/desafio/${link.rui}`).expect(200)).body).toMatchObject({ turmas: 2, alunos: 41 });
});

it('in April the reminder waits for somebody to see it, and then goes to a school of last year that has not come back', async () => {
  on('2030-04-16T10:00:00Z');
  const lastYear = { edicao: '20282029', escola: 'Escola do Vale', escolaHash: schoolHash('Escola do Vale') };
  const teacher = { professor: 'Sol', email: 'sol@escola.pt', emailEscola: 'vale@escola.pt', telefone: '912345678' };
  const createdAt = new Date('2028-10-05T10:00:00Z');
  await api.dataSource.manager.insert(Participacao, {
    ...lastYear,
    ...teacher,
    estado: 'premiada',
    createdAt,
    versao: 1,
  });
  expect(await remindersGo()).toBe(0);
  const headers = await asAdministrator();
  const overview = async () => (await api.http.get('/api/resumo').set(headers).expect(200)).body as object;
  expect(await overview()).toMatchObject({ lembretesPorVer: 1 });
  const { body } = await api.http.get('/api/lembretes').set(headers).expect(200);
  for (const { id, assunto, texto } of (body as { lembretes: { id: number; assunto: string; texto: string }[] })
    .lembretes)
    await api.http.put(`/api/lembretes/${id}`).set(headers).send({ assunto, texto, segue: true }).expect(200);
  expect(await overview()).toMatchObject({ lembretesPorVer: 0 });
  await remindersGo();
  expect((await awaitMailWith('sol@escola.pt', 'No ano passado')).subject).toContain('acabam daqui a 14 dias');
});

it('on the last day of April the registration is open until midnight in Lisbon, and then it is not', async () => {
  on('2030-04-30T22:59:00Z');
  expect((await register('Escola do Monte', 'luz@escola.pt')).status).toBe(201);
  on('2030-04-30T23:00:00Z');
  expect((await register('Escola do Vale', 'sol@escola.pt')).status).toBe(409);
});

it('in May the school hands its project in, and takes it back to correct it', async () => {
  on('2030-04-30T10:00:00Z');
  await api.http
    .put(`/api/desafio/${link.ana}/projeto`)
    .send({ ...story, partilhar: '', versao: 0 })
    .expect(200);
  await handIn(link.ana).expect(400);
  await api.http
    .put(`/api/desafio/${link.rui}/projeto`)
    .send({ ...story, versao: 1 })
    .expect(200);
  await handIn(link.rui).expect(409);
  on('2030-05-10T10:00:00Z');
  await handIn(link.rui).expect(200);
  on('2030-05-11T10:00:00Z');
  await api.http.delete(`/api/desafio/${link.ana}/entrega`).expect(200);
  expect((await awaitMailWith('ana@escola.pt', 'Recebemos o projeto')).text).toContain('Até 31 de maio de 2030');
});

it('in May who has handed nothing in is reminded, by day, 14 and 3 days before the end', async () => {
  on('2030-05-17T07:59:59Z');
  expect(await remindersGo()).toBe(0);
  on('2030-05-17T08:00:00Z');
  await remindersGo();
  await awaitMailWith('ana@escola.pt', 'acaba daqui a 14 dias');
  await awaitMailWith('luz@escola.pt', 'acaba daqui a 14 dias');
  on('2030-05-18T10:00:00Z');
  link.luz = ownPageToken((await awaitMailWith('luz@escola.pt', 'A página da sua escola')).text);
  await api.http
    .put(`/api/desafio/${link.luz}/projeto`)
    .send({ ...story, titulo: 'O monte', versao: 0 })
    .expect(200);
  await handIn(link.luz).expect(200);
  on('2030-05-28T10:00:00Z');
  await remindersGo();
  await awaitMailWith('ana@escola.pt', 'acaba daqui a 3 dias');
  expect(await remindersTo('luz@escola.pt')).toHaveLength(1);
});

it('at the end of May there is more time, and every school is told once', async () => {
  on('2030-05-30T10:00:00Z');
  const headers = await asAdministrator();
  const path = `/api/edicoes/${edition}/prolongamento`;
  const body = { prazo: 'submissao', ate: '2030-06-04' };
  expect((await api.http.post(path).set(headers).send(body).expect(200)).body).toMatchObject({ enviadas: 2 });
  await api.http.post(path).set(headers).send(body).expect(400);
  expect((await awaitMailWith('ana@escola.pt', 'foi prolongada')).text).toContain('4 de junho de 2030');
  await awaitMailWith('luz@escola.pt', 'foi prolongada');
  expect((await mailTo('luz@escola.pt')).filter(({ text }) => text?.includes('foi prolongada'))).toHaveLength(1);
});

it('before the new end the last reminder goes, and none that has gone already', async () => {
  for (const moment of ['2030-06-01T10:00:00Z', '2030-06-02T10:00:00Z', '2030-06-03T10:00:00Z']) {
    on(moment);
    await remindersGo();
  }
  await awaitMailWith('ana@escola.pt', 'acaba amanhã');
  expect(await remindersTo('ana@escola.pt')).toHaveLength(3);
  expect(await remindersTo('luz@escola.pt')).toHaveLength(1);
});

it('a minute after the last midnight is late, and one school gets more time', async () => {
  on('2030-06-04T22:59:00Z');
  const save = (versao: number) => api.http.put(`/api/desafio/${link.ana}/projeto`).send({ ...story, versao });
  await save(2).expect(200);
  on('2030-06-04T23:00:00Z');
  expect((await handIn(link.ana)).body).toMatchObject({ erro: expect.stringContaining('fechou a 4 de junho de 2030') });
  const headers = await asAdministrator();
  const filter = JSON.stringify({ edicao: '20292030', q: 'Praia' });
  const { body } = await api.http.get('/api/participacoes').set(headers).query({ filter }).expect(200);
  const [late] = body as { id: number }[];
  expect(late).toMatchObject({ estado: 'inscrita', projeto: { titulo: story.titulo, falta: [], submetidoEm: null } });
  const more = { ate: '2030-06-06', motivo: 'Cheias na escola.' };
  await api.http.put(`/api/participacoes/${late?.id}/prazo`).set(headers).send(more).expect(200);
  await save(3).expect(200);
  await handIn(link.ana).expect(200);
  await api.http.put(`/api/desafio/${link.ana}/projeto/mural`).send({ mostrar: true }).expect(200);
});

it('on the day of the results the page still opens, on the day after it has ended, and the edition is one of the past', async () => {
  on('2030-06-30T22:59:59Z');
  await api.http.get(`/api/desafio/${link.ana}`).expect(200);
  on('2030-06-30T23:00:00Z');
  await api.http.get(`/api/desafio/${link.ana}`).expect(410);
  const refusal = (await register('Escola do Vale', 'sol@escola.pt')).body as { erro: string };
  expect(refusal.erro).toContain('fecharam a 30 de abril de 2030');
  expect(await api.dataSource.manager.countBy(Participacao, { edicao: '20292030' })).toBe(2);
  await api.http.get('/api/edicoes/ano-letivo/20292030').expect(200);
});

it('in July the projects that schools let be shown are the archive, and stay when a teacher asks to be forgotten', async () => {
  on('2030-07-02T10:00:00Z');
  const headers = await asAdministrator();
  const inEdition = { filter: JSON.stringify({ edicao: '20292030' }) };
  const list = async () =>
    (await api.http.get('/api/participacoes').set(headers).query(inEdition).expect(200)).body as Participacao[];
  const [luz, ana] = (await list()) as [Participacao, Participacao];
  const award = Object.assign(ana, { estado: 'premiada', premio: 'Impacto na Comunidade' });
  await api.http.put(`/api/participacoes/${ana.id}`).set(headers).send(award).expect(200);
  expect((await api.http.get('/api/resumo').set(headers).expect(200)).body).toMatchObject({ projetosPorMostrar: 1 });
  const toShow = await api.http.get('/api/participacoes').set(headers).query({ filter: '{"porMostrar":true}' });
  expect(toShow.body).toMatchObject([{ id: ana.id }]);
  const ids = [luz.id, ana.id];
  const { body } = await api.http.post('/api/participacoes/mural').set(headers).send({ ids }).expect(200);
  const porque = 'a escola não aceitou que seja mostrado';
  expect(body).toEqual({ mostrados: 1, fotosDeFora: 0, deFora: [{ escola: 'Escola do Monte', porque }] });
  const wall = async () => (await api.http.get('/api/mural').query(inEdition).expect(200)).body as object[];
  const shown = { ...story, escola: 'Escola da Praia', distrito: 'Faro', premio: award.premio, ordem: 1 };
  expect(await wall()).toMatchObject([shown]);
  await api.http.post('/api/dados-pessoais/apagamento').set(headers).send({ email: 'ana@escola.pt' }).expect(200);
  expect(await list()).toHaveLength(1);
  expect(await wall()).toMatchObject([shown]);
  expect((await api.http.get('/api/resumo').set(headers).expect(200)).body).toMatchObject({ projetosPorMostrar: 0 });
  const none = await api.http.get('/api/participacoes').set(headers).query({ filter: '{"porMostrar":true}' });
  expect(none.body).toEqual([]);
});
