import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { draftCalls } from '../../../test/support/draft-calls.js';
import { fakeOnly } from '../../../test/support/fake-only.js';
import { awaitMailWith, mailTo } from '../../../test/support/mail.js';
import { type RegisteredSchool, registerSchoolWithPage } from '../../../test/support/register-school.js';
import { pdf, picture } from '../../../test/support/samples.js';
import { restoreClock } from '../../../test/support/stopped-clock.js';
import { newTrailRows } from '../../../test/support/new-trail-rows.js';
import { readEverything } from '../../../test/support/read-everything.js';
import { Edicao } from '#content/edicoes/edicao.entity.js';
import { BinnedRecord } from '#content/shared/history.entity.js';
import { Ficheiro } from '#files/storage/ficheiro.entity.js';
import { Fotografia } from '#files/fotografias/fotografia.entity.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import { Participacao } from './participacao.entity.js';
import type { ProjetoEscolaDto, ProjetosMuralDto } from './projeto.dto.js';
import { Projeto } from './projeto.entity.js';

let api: TestApi;
let photo: Buffer;
const news = newTrailRows(() => api);
const dayFromToday = (days: number) => lisbonDay(new Date(Date.now() + days * DAY_MS));

beforeAll(async () => {
  api = await startApi({ rateLimitForms: 0 });
  photo = await picture('jpeg');
});
afterAll(() => api.stop());
afterEach(restoreClock);

const manager = () => api.dataSource.manager;

/** Has registration and handing in of the present edition end so many days from today. */
async function endOn(registration: number, handingIn: number): Promise<void> {
  const submissaoAbre = dayFromToday(Math.min(registration + 1, handingIn));
  const days = { inscricoesFecham: dayFromToday(registration), submissaoAbre, submissaoFecha: dayFromToday(handingIn) };
  await manager().update(Edicao, { chave: '20262027' }, days);
}

const words = {
  titulo: 'A horta da nossa rua',
  frase: 'Um canteiro vazio que dá sopa a quem passa.',
  sentir: 'Ninguém parava ali.',
  imaginar: '- uma horta\n- um banco',
  fazer: 'Plantámos **alfaces**.',
  partilhar: 'A rua toda veio comer.',
};
const at = (token: string, rest: string) => `/api/desafio/${token}${rest}`;
const read = async (token: string) =>
  (await api.http.get(at(token, '')).expect(200)).body as { projeto: ProjetoEscolaDto | null };
const draft = async (token: string) => (await read(token)).projeto as ProjetoEscolaDto;
const save = (token: string, versao: number, changed: object = {}) =>
  api.http.put(at(token, '/projeto')).send({ ...words, ...changed, versao });
const addPicture = (token: string, bytes = photo) =>
  api.http.post(at(token, '/ficheiros')).attach('ficheiro', bytes, 'horta.jpg');
const describeAs = (token: string, nome: string, said: object) => api.http.put(at(token, `/fotos/${nome}`)).send(said);
const nameIn = ({ body }: { body: unknown }) => (body as { nome: string }).nome;
const submit = (token: string) => api.http.post(at(token, '/entrega'));
const takeBack = (token: string) => api.http.delete(at(token, '/entrega'));

/** A school with a project that lacks nothing. */
async function withProject(): Promise<RegisteredSchool & { token: string; nome: string }> {
  await endOn(60, 90);
  const school = await registerSchoolWithPage(api);
  await save(school.token, 0).expect(200);
  const nome = nameIn(await addPicture(school.token).expect(200));
  await describeAs(school.token, nome, { descricao: 'Alfaces num canteiro.', menores: false }).expect(200);
  await endOn(-10, 10);
  return { ...school, nome };
}

beforeEach(() => endOn(60, 90));

describe('the project of a school', () => {
  it('is kept as a draft from the registration on, by parts, and found again on another device', async () => {
    const { id, token } = await registerSchoolWithPage(api);
    expect((await read(token)).projeto).toBeNull();
    const { body } = await save(token, 0, { frase: '', fazer: null }).expect(200);
    expect(body).toEqual({ versao: 1 });
    expect(await draft(token)).toMatchObject({ ...words, frase: '', fazer: '', fotos: [], documento: null, versao: 1 });
    expect(await manager().findOneByOrFail(Participacao, { id })).toMatchObject({ estado: 'inscrita', versao: 1 });
  });

  it('of two devices tells the second that another has saved since', async () => {
    const { token } = await registerSchoolWithPage(api);
    await Promise.all([save(token, 0, { titulo: 'Um' }), save(token, 0, { titulo: 'Dois' })]).then((answers) =>
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]),
    );
    const { versao, titulo } = await draft(token);
    await save(token, versao - 1, { titulo: 'Outro' }).expect(409);
    expect(await draft(token)).toMatchObject({ versao, titulo });
    await save(token, versao, { titulo: 'Depois' }).expect(200);
  });

  it('has what is wrong said at its field, and nothing of it kept', async () => {
    const { token } = await registerSchoolWithPage(api);
    const wrong = { titulo: 'a'.repeat(121), fazer: 'a'.repeat(5_001), video: 'javascript:alert(1)' };
    const { body } = await save(token, 0, wrong).expect(400);
    expect(Object.keys((body as { errors: object }).errors).sort()).toEqual(['fazer', 'titulo', 'video']);
    await api.http.put(at(token, '/projeto')).send(words).expect(400);
    expect((await read(token)).projeto).toBeNull();
  });

  it('is thrown away whole while it is a draft', async () => {
    const { token, nome } = await withProject();
    await api.http.post(at(token, '/ficheiros')).attach('ficheiro', pdf(), 'horta.pdf').expect(200);
    const files = await manager().count(Ficheiro);
    await api.http.delete(at(token, '/projeto')).expect(200);
    expect((await read(token)).projeto).toBeNull();
    expect(await manager().count(Ficheiro)).toBe(files - 2);
    expect(await api.files('uploads')).not.toContain(nome);
    await api.http.delete(at(token, '/projeto')).expect(404);
  });
});

describe('a picture of a project', () => {
  it('is seen by its school and by administrators, and by no visitor', async () => {
    const { token, nome } = await withProject();
    const { headers } = await api.http.get(at(token, `/fotos/${nome}`)).expect(200);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
    await api.admin.get(`/uploads/${nome}`).expect(200);
    await api.http.get(`/uploads/${nome}`).expect(404);
    const other = await withProject();
    await api.http.get(at(other.token, `/fotos/${nome}`)).expect(404);
  });

  it('says what it shows and whether children can be recognised, for whoever publishes it', async () => {
    const { token, nome } = await withProject();
    await describeAs(token, nome, { descricao: 'Crianças numa horta.', menores: true }).expect(200);
    expect((await draft(token)).fotos).toEqual([{ nome, descricao: 'Crianças numa horta.', menores: true }]);
    const row = await manager().findOneByOrFail(Fotografia, { nome });
    expect(row).toMatchObject({ alt: 'Crianças numa horta.', menores: true, porAprovar: true, vistaEm: null });
    await describeAs(token, nome, { descricao: 'a'.repeat(251) }).expect(400);
    await describeAs(token, 'outra.jpg', { descricao: 'Nada.' }).expect(404);
  });

  it('that is sent again because its answer was lost is there once', async () => {
    const { token, nome } = await withProject();
    const files = await api.files('uploads');
    expect(nameIn(await addPicture(token).expect(200))).toBe(nome);
    expect((await draft(token)).fotos).toHaveLength(1);
    expect(await api.files('uploads')).toEqual(files);
  });

  it('is one of eight, and leaves with its file', async () => {
    const { token, nome } = await withProject();
    for (let width = 1; width < 8; width += 1) await addPicture(token, await picture('png', width)).expect(200);
    const before = await readEverything(api);
    await addPicture(token, await picture('png', 9)).expect(409);
    await addPicture(token, pdf()).expect(415);
    await api.http.post(at(token, '/ficheiros')).field('ficheiro', '').expect(400);
    await addPicture(token, Buffer.alloc(10_485_761)).expect(413);
    expect(await readEverything(api)).toEqual(before);
    await api.http.delete(at(token, `/fotos/${nome}`)).expect(200);
    expect((await draft(token)).fotos).toHaveLength(7);
    expect(await api.files('uploads')).not.toContain(nome);
    await api.http.delete(at(token, `/fotos/${nome}`)).expect(404);
  });
});

describe('the PDF of a project', () => {
  it('is read back by its school under its own name, takes the place of another, and is nobody else’s', async () => {
    const { id, token } = await withProject();
    const send = (name: string, bytes = pdf()) =>
      api.http.post(at(token, '/ficheiros')).attach('ficheiro', bytes, name);
    await send('rascunho.pdf').expect(200);
    const before = await api.files('documentos');
    await send('horta.pdf').expect(200);
    expect(await api.files('documentos')).toHaveLength(before.length);
    expect((await draft(token)).documento).toBe('horta.pdf');
    const { headers } = await api.http.get(at(token, '/documento')).expect(200);
    expect(headers['content-disposition']).toContain('horta.pdf');
    const { documento } = await manager().findOneByOrFail(Projeto, { participacaoId: id });
    await api.http.get(`/documentos/${documento}`).expect(401);
    await send('horta.pdf', photo).expect(415);
    await api.http.delete(at(token, '/documento')).expect(200);
    expect((await draft(token)).documento).toBeNull();
    await api.http.get(at(token, '/documento')).expect(404);
  });
});

describe('handing a project in', () => {
  it('freezes it, is told to the teacher once, and can be taken back until the deadline', async () => {
    const { id, email, token, nome } = await withProject();
    await news();
    await submit(token).expect(200);
    await submit(token).expect(200);
    expect(await news()).toMatchObject([{ verbo: 'alterou', secao: 'participacoes', registo: String(id) }]);
    expect((await draft(token)).submetidoEm).not.toBeNull();
    expect(await manager().findOneByOrFail(Participacao, { id })).toMatchObject({ estado: 'submetida' });
    await awaitMailWith(email, 'Recebemos o projeto');
    expect((await mailTo(email)).filter(({ subject }) => subject?.includes('está entregue'))).toHaveLength(1);
    const before = await readEverything(api);
    for (const call of [
      save(token, 1),
      addPicture(token),
      describeAs(token, nome, { descricao: 'Outra.' }),
      api.http.delete(at(token, `/fotos/${nome}`)),
      api.http.post(at(token, '/ficheiros')).attach('ficheiro', pdf(), 'a.pdf'),
      api.http.delete(at(token, '/projeto')),
      api.http.post(at(token, '/colegas')).send({ email: 'rui@escola.pt' }),
    ])
      expect((await call).status).toBe(409);
    expect(await readEverything(api)).toEqual(before);
    await takeBack(token).expect(200);
    expect(await manager().findOneByOrFail(Participacao, { id })).toMatchObject({ estado: 'inscrita' });
    await save(token, 1, { titulo: 'Corrigido' }).expect(200);
    await submit(token).expect(200);
  });

  it('shows that the school was there, as taking it back does', async () => {
    const { id, token } = await withProject();
    const begun = Date.now();
    for (const call of [submit, takeBack]) {
      await manager().update(Participacao, { id }, { vistaEm: new Date(0) });
      await call(token).expect(200);
      const { vistaEm } = await manager().findOneByOrFail(Participacao, { id });
      expect(vistaEm?.getTime()).toBeGreaterThanOrEqual(begun);
    }
  });

  it('says what is missing', async () => {
    const { token, nome } = await withProject();
    await save(token, 1, { titulo: '', partilhar: ' \n' }).expect(200);
    await describeAs(token, nome, { descricao: '' }).expect(200);
    const { body } = await submit(token).expect(400);
    expect((body as { erro: string }).erro).toBe(
      'Para entregar, falta: o título, o passo «Partilhar», a descrição da fotografia 1, dizer se há crianças na fotografia 1.',
    );
    expect((await draft(token)).submetidoEm).toBeNull();
  });

  it('is open from its first day to the midnight of its last, and then says since when it is closed', async () => {
    const { token } = await withProject();
    const on = (moment: string) => fakeOnly(['Date'], Date.parse(moment));
    const days = { inscricoesFecham: '2027-04-30', submissaoAbre: '2027-05-01', submissaoFecha: '2027-05-31' };
    await manager().update(Edicao, { chave: '20262027' }, { ...days, resultados: '2027-06-30' });
    on('2027-04-30T22:59:59Z');
    expect((await submit(token).expect(409)).body).toMatchObject({
      erro: expect.stringContaining('1 de maio de 2027'),
    });
    on('2027-04-30T23:00:00Z');
    await submit(token).expect(200);
    on('2027-05-31T22:59:59Z');
    await takeBack(token).expect(200);
    await save(token, 1).expect(200);
    on('2027-05-31T23:00:00Z');
    for (const call of [submit(token), save(token, 2)])
      expect((await call).body).toMatchObject({ erro: expect.stringContaining('fechou a 31 de maio de 2027') });
    restoreClock();
    await manager().update(Edicao, { chave: '20262027' }, { resultados: dayFromToday(120) });
  });

  it('is not taken back after the deadline, nor once the project is among those chosen', async () => {
    const { id, token } = await withProject();
    await submit(token).expect(200);
    await manager().update(Participacao, { id }, { estado: 'nomeada' });
    await takeBack(token).expect(409);
    await manager().update(Participacao, { id }, { estado: 'submetida' });
    await endOn(-10, -1);
    await takeBack(token).expect(409);
    expect((await draft(token)).submetidoEm).not.toBeNull();
  });
});

describe('more time for one school', () => {
  const allow = (id: number, body: object) => api.admin.put(`/api/participacoes/${id}/prazo`).send(body);

  it('is given with a reason, told to its teacher, and lets it begin, change and hand in', async () => {
    const { id, email, token } = await registerSchoolWithPage(api);
    await endOn(-10, -1);
    await save(token, 0).expect(409);
    await news();
    await allow(id, { ate: dayFromToday(2), motivo: 'Cheias na escola.' }).expect(200);
    expect(await news()).toMatchObject([{ verbo: 'alterou', secao: 'participacoes', registo: String(id) }]);
    await awaitMailWith(email, 'Abrimos a entrega');
    await save(token, 0).expect(200);
    await submit(token).expect(200);
    await takeBack(token).expect(200);
    await submit(token).expect(200);
  });

  it('is within the edition’s year, not past, and not without a reason', async () => {
    const { id } = await registerSchoolWithPage(api);
    await endOn(-10, -5);
    for (const [body, field] of [
      [{ ate: dayFromToday(-6), motivo: 'a' }, 'ate'],
      [{ ate: dayFromToday(-1), motivo: 'a' }, 'ate'],
      [{ ate: dayFromToday(121), motivo: 'a' }, 'ate'],
      [{ ate: dayFromToday(1) }, 'motivo'],
    ] as const)
      expect((await allow(id, body).expect(400)).body).toMatchObject({ errors: { [field]: expect.any(String) } });
    expect(await manager().findOneByOrFail(Participacao, { id })).toMatchObject({ entregaAte: null, versao: 1 });
    await allow(id, { ate: dayFromToday(1), motivo: 'Cheias.' }).expect(200);
    await allow(id, { ate: null }).expect(200);
    expect(await manager().findOneByOrFail(Participacao, { id })).toMatchObject({
      entregaAte: null,
      entregaMotivo: null,
    });
  });
});

describe('an administrator', () => {
  it('sees a draft as one, with what is missing, and reads it', async () => {
    const { id, token, nome } = await withProject();
    await save(token, 1, { fazer: '' }).expect(200);
    const { body } = await api.admin.get(`/api/participacoes/${id}`).expect(200);
    expect(body).toMatchObject({ projeto: { titulo: words.titulo, falta: ['o passo «Fazer»'], submetidoEm: null } });
    const whole = await api.admin.get(`/api/participacoes/${id}/projeto`).expect(200);
    expect(whole.body).toMatchObject({ ...words, fazer: '', fotos: [{ nome, menores: false }], documento: null });
    await endOn(60, 90);
    const other = await registerSchoolWithPage(api);
    await api.admin.get(`/api/participacoes/${other.id}/projeto`).expect(404);
  });

  it('who joins two keeps the project that was handed in, and the other goes with its pictures', async () => {
    const [kept, other] = [await withProject(), await withProject()];
    await save(other.token, 1, { titulo: 'Entregue' }).expect(200);
    await submit(other.token).expect(200);
    await api.admin
      .post(`/api/participacoes/${kept.id}/juncao`)
      .send({ ids: [other.id] })
      .expect(200);
    expect(await draft(kept.token)).toMatchObject({ titulo: 'Entregue', fotos: [{ nome: other.nome }] });
    const files = await api.files('uploads');
    expect([files.includes(kept.nome), files.includes(other.nome)]).toEqual([false, true]);
  });

  it('who erases a school erases its project with every file; one who erases a registration leaves what was begun', async () => {
    const { id, token, nome } = await withProject();
    const { inscricaoId } = await manager().findOneByOrFail(Participacao, { id });
    await api.admin.delete(`/api/festival/${inscricaoId}`).expect(204);
    expect((await draft(token)).titulo).toBe(words.titulo);
    await api.admin.delete(`/api/participacoes/${id}`).expect(204);
    expect(await manager().existsBy(Projeto, { participacaoId: id })).toBe(false);
    expect(await api.files('uploads')).not.toContain(nome);
  });
});

describe('a link that does not open the page', () => {
  it('opens nothing of its project either, and keeps nothing', async () => {
    const { id, token, nome } = await withProject();
    const calls = (by: string) => [
      save(by, 1),
      addPicture(by),
      describeAs(by, nome, { descricao: 'a' }),
      api.http.get(at(by, `/fotos/${nome}`)),
      api.http.delete(at(by, `/fotos/${nome}`)),
      api.http.post(at(by, '/ficheiros')).attach('ficheiro', pdf(), 'a.pdf'),
      api.http.get(at(by, '/documento')),
      api.http.delete(at(by, '/documento')),
      submit(by),
      takeBack(by),
      api.http.delete(at(by, '/projeto')),
    ];
    await api.admin.delete(`/api/participacoes/${id}/ligacao`).expect(204);
    const before = await readEverything(api);
    for (const by of [token, 'a'.repeat(43), 'x'])
      for (const call of calls(by)) expect([by, (await call).status]).toEqual([by, 404]);
    expect(await readEverything(api)).toEqual(before);
  });
});

/** Has the project handed in, and the handing in closed. */
async function withHandedIn(isShowable = true): Promise<RegisteredSchool & { token: string; nome: string }> {
  const school = await withProject();
  await api.http.put(at(school.token, '/projeto/mural')).send({ mostrar: isShowable }).expect(200);
  await submit(school.token).expect(200);
  await endOn(-20, -5);
  return school;
}
const show = async (...ids: readonly number[]) =>
  (await api.admin.post('/api/participacoes/mural').send({ ids }).expect(200)).body as ProjetosMuralDto;
const { read: readDraft, save: saveDraft } = draftCalls(() => api);
const inBin = (recordId: number) => manager().countBy(BinnedRecord, { resource: 'mural', recordId });
const shownOf = async (id: number) =>
  (await manager().findOneByOrFail(Projeto, { participacaoId: id })).muralId as number;

describe('a project that its school lets be shown', () => {
  it('is put on the wall once, with its pictures, and with the award', async () => {
    const { id, name, email, nome } = await withHandedIn();
    const row = await manager().findOneByOrFail(Participacao, { id });
    const award = { estado: 'premiada', distrito: 'Porto', premio: 'Revelação' };
    await api.admin.put(`/api/participacoes/${id}`).send(Object.assign(row, award)).expect(200);
    expect(await show(id)).toEqual({ mostrados: 1, fotosDeFora: 0, deFora: [] });
    const { body } = await api.http.get(`/api/mural/${await shownOf(id)}`).expect(200);
    expect(body).toMatchObject({
      ...words,
      edicao: '20262027',
      escola: name,
      distrito: 'Porto',
      premio: 'Revelação',
      imagem: expect.stringContaining(nome) as unknown as string,
      imagemAlt: 'Alfaces num canteiro.',
      exemplo: false,
    });
    for (const theirs of ['Maria João', email]) expect(JSON.stringify(body)).not.toContain(theirs);
    await api.http.get(`/uploads/${nome}`).expect(200);
    expect((await show(id)).deFora).toEqual([{ escola: name, porque: 'já está no mural' }]);
  });

  it.each([
    ['before it is handed in', async () => withProject(), 'o projeto não foi entregue'],
    [
      'while it can be taken back',
      async () => {
        const school = await withHandedIn();
        await endOn(-10, 10);
        return school;
      },
      'a escola ainda pode retirar a entrega',
    ],
    ['without its word', async () => withHandedIn(false), 'a escola não aceitou que seja mostrado'],
  ])('is not shown %s', async (_when, make, porque) => {
    const { id, name } = await make();
    expect(await show(id)).toEqual({ mostrados: 0, fotosDeFora: 0, deFora: [{ escola: name, porque }] });
    expect(await shownOf(id)).toBeNull();
  });

  it('is shown without its pictures of children, until an authorisation is registered', async () => {
    await endOn(60, 90);
    const { id, token } = await registerSchoolWithPage(api);
    await save(token, 0).expect(200);
    const nome = nameIn(await addPicture(token).expect(200));
    await describeAs(token, nome, { descricao: 'Crianças numa horta.', menores: true }).expect(200);
    await api.http.put(at(token, '/projeto/mural')).send({ mostrar: true }).expect(200);
    await endOn(-10, 10);
    await submit(token).expect(200);
    await endOn(-20, -5);
    expect(await show(id)).toMatchObject({ mostrados: 1, fotosDeFora: 1 });
    const { body } = await api.http.get(`/api/mural/${await shownOf(id)}`).expect(200);
    expect(body).toMatchObject({ imagem: null, fotos: [] });
    await api.http.get(`/uploads/${nome}`).expect(404);
  });

  it('leaves the wall with its pictures when its school says so, for good, and can be shown again', async () => {
    const { id, token, nome } = await withHandedIn();
    await show(id);
    const on = await shownOf(id);
    await api.http.get(`/uploads/${nome}`).expect(200);
    expect(await draft(token)).toMatchObject({ mostrar: true, muralId: on });
    await api.http.put(at(token, '/projeto/mural')).send({}).expect(400);
    await news();
    await api.http.put(at(token, '/projeto/mural')).send({ mostrar: false }).expect(200);
    expect(await news()).toMatchObject([{ verbo: 'alterou', secao: 'participacoes', registo: String(id) }]);
    await api.http.get(`/api/mural/${on}`).expect(404);
    await api.http.get(`/uploads/${nome}`).expect(404);
    expect(await inBin(on)).toBe(0);
    expect(await draft(token)).toMatchObject({ mostrar: false, muralId: null });
    await api.http.put(at(token, '/projeto/mural')).send({ mostrar: true }).expect(200);
    expect(await show(id)).toMatchObject({ mostrados: 1 });
    const { body } = await api.http.get(`/uploads/${nome}`).expect(200);
    expect(body).toBeInstanceOf(Buffer);
    expect(await draft(token)).toMatchObject({ fotos: [{ nome, descricao: 'Alfaces num canteiro.', menores: false }] });
  });

  it('leaves the wall with its pictures when its school takes the handing in back', async () => {
    const { id, token, nome } = await withHandedIn();
    await show(id);
    await endOn(-10, 10);
    await takeBack(token).expect(200);
    await api.http.get(`/uploads/${nome}`).expect(404);
  });

  it('that an administrator took from the wall is not said to be there, and is shown again in its place', async () => {
    const { id, token } = await withHandedIn();
    await show(id);
    const on = await shownOf(id);
    await api.admin.delete(`/api/mural/${on}`).expect(204);
    expect(await draft(token)).toMatchObject({ mostrar: true, muralId: null });
    expect(await inBin(on)).toBe(1);
    expect(await show(id)).toMatchObject({ mostrados: 1 });
    expect(await inBin(on)).toBe(0);
  });

  it('that an editor archived stays so', async () => {
    const { id, name } = await withHandedIn();
    await show(id);
    const on = await shownOf(id);
    await saveDraft('mural', on, { estado: 'arquivado' });
    expect((await show(id)).deFora).toEqual([{ escola: name, porque: 'está no mural, por publicar' }]);
    expect(await readDraft('mural', on)).toMatchObject({ estado: 'arquivado' });
  });

  it('that an administrator took from the wall goes with its pictures when the school is erased', async () => {
    const { id, nome } = await withHandedIn();
    await show(id);
    const on = await shownOf(id);
    await api.admin.delete(`/api/mural/${on}`).expect(204);
    await api.admin.delete(`/api/participacoes/${id}`).expect(204);
    expect(await manager().countBy(Ficheiro, { nome })).toBe(0);
    expect(await inBin(on)).toBe(0);
  });

  it('stays with its pictures when the school is erased', async () => {
    const { id, nome } = await withHandedIn();
    await show(id);
    const on = await shownOf(id);
    await api.admin.delete(`/api/participacoes/${id}`).expect(204);
    await api.http.get(`/api/mural/${on}`).expect(200);
    await api.http.get(`/uploads/${nome}`).expect(200);
  });
});
