import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { pdf } from '../../../test/support/samples.js';
import { until } from '../../../test/support/until.js';
import { ProjetoMural } from '#content/mural/projeto-mural.entity.js';
import { identityAsMade } from '#content/paginas/identity.js';
import { schoolYearOn } from '#content/edicoes/edicao.entity.js';
import { AfterAnswer } from '#platform/access/after-answer.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import { Subscritor } from '#submissions/newsletter/subscritor.entity.js';
import { Participacao } from '#submissions/participacoes/participacao.entity.js';
import { Candidatura } from '#submissions/voluntariado/candidatura.entity.js';
import { KeptFigures } from './kept-figures.entity.js';
import type { NumerosDto, NumerosEdicao, NumerosGrupo, NumerosPublicosDto } from './numeros.dto.js';
import { NumerosService } from './numeros.service.js';

const EDITION = '20292030';
const IN_MAY = new Date('2030-05-10T10:00:00Z');
const IN_JULY = new Date('2030-07-10T10:00:00Z');

let api: TestApi;
let number = 0;
beforeAll(async () => {
  api = await startApi();
  const calendar = {
    inscricoesAbrem: '2029-09-01',
    inscricoesFecham: '2030-04-30',
    submissaoAbre: '2030-05-02',
    submissaoFecha: '2030-05-31',
    resultados: '2030-06-30',
  };
  const input = { chave: EDITION, introducao: 'A edição de 2029/2030.', ...calendar };
  await api.admin.post('/api/edicoes').send(input).expect(201);
});
afterAll(() => api.stop());

const manager = () => api.dataSource.manager;
const service = () => api.app.get(NumerosService);
const figures = async (chave: string, now: Date) =>
  (await service().all(now)).edicoes.find((one) => one.chave === chave) as NumerosEdicao;

/** Has a school take part. */
async function takePart(changed: Partial<Participacao> = {}): Promise<Participacao> {
  number += 1;
  const email = `professora${number}@escola.pt`;
  return manager().save(Participacao, {
    edicao: EDITION,
    inscricaoId: null,
    escola: `Escola ${number}`,
    escolaHash: String(number).padStart(64, '0'),
    distrito: 'Porto',
    professor: 'Ana Sá',
    email,
    emailEscola: 'geral@escola.pt',
    telefone: '912 345 678',
    ciclo: '2.º ciclo',
    turmas: 1,
    alunos: 20,
    estado: 'inscrita',
    createdAt: new Date('2029-10-01T10:00:00Z'),
    vistaEm: null,
    versao: 1,
    ...changed,
  } as Participacao);
}

async function upload(name: string): Promise<string> {
  const { body } = await api.admin.post('/upload').attach('images', pdf(), name).expect(200);
  return (body as { filePaths: [string] }).filePaths[0];
}

describe('a material', () => {
  it('is counted each time that it is downloaded whole; a sample and a document of something else are not', async () => {
    const [material, report, sample] = [
      await upload('guia.pdf'),
      await upload('outro.pdf'),
      await upload('exemplo.pdf'),
    ];
    const texts = { titulo: 'Guia', texto: 'Quatro passos.', img: '/uploads/capa.jpg' };
    for (const [name, exemplo] of [
      [material, false],
      [sample, true],
    ] as const)
      await api.admin
        .post('/materialpost')
        .send({ ...texts, download: `/uploads/${name}`, exemplo })
        .expect(201);
    const chave = schoolYearOn(lisbonDay(new Date()));
    const counted = async () => (await manager().findOneBy(KeptFigures, { edicao: chave }))?.downloads ?? 0;
    const before = await counted();
    const path = `/uploads/${material}`;
    for (const name of [report, sample]) await api.http.get(`/uploads/${name}`).expect(200);
    await api.http.head(path).expect(200);
    await api.http.get(path).set('Range', 'bytes=5-9').expect(206);
    await api.http.get(path).set('User-Agent', 'Mozilla/5.0 (compatible; Googlebot/2.1)').expect(200);
    const { headers } = await api.http.get(path).expect(200);
    await api.http.get(path).set('If-None-Match', String(headers['etag'])).expect(304);
    await api.http.get(path).query({ nome: 'Guia' }).expect(200);
    await until('both are counted', async () => (await counted()) - before >= 2);
    await api.app.get(AfterAnswer).beforeApplicationShutdown();
    expect((await counted()) - before).toBe(2);
    expect(await figures(chave, new Date())).toMatchObject({ downloads: before + 2 });
  });
});

describe('the figures of an edition', () => {
  it('are unknown, and not 0, where nobody has counted', async () => {
    const { body } = await api.admin.get('/api/numeros').expect(200);
    const { associacao, desde, edicoes } = body as NumerosDto;
    expect(associacao).toBe(identityAsMade.longName);
    expect(desde).toBe(lisbonDay(new Date()));
    expect(edicoes.map(({ chave }) => chave).slice(0, 2)).toEqual([EDITION, '20262027']);
    expect(edicoes.find(({ chave }) => chave === '20242025')).toEqual({
      chave: '20242025',
      anoLetivo: '2024/2025',
      fase: 'arquivo',
      porDistrito: [],
      porCiclo: [],
      escolas: null,
      alunos: null,
      semAlunos: null,
      professores: null,
      distritos: null,
      ciclos: null,
      projetos: null,
      premios: null,
      voluntarios: null,
      downloads: null,
      newsletter: null,
    });
    const before = edicoes[0];
    expect([before?.fase, before?.escolas, before?.voluntarios]).toEqual(['antes', 0, null]);
    // samples count nothing
    const [first, second] = await manager().findBy(ProjetoMural, { edicao: '20242025' });
    await manager().update(ProjetoMural, { id: first?.id }, { exemplo: false });
    await manager().update(ProjetoMural, { id: second?.id }, { exemplo: false, premio: null });
    expect(await figures('20242025', new Date())).toMatchObject({ escolas: null, projetos: 2, premios: 1 });
  });

  it('count schools, teachers and pupils once each, without those that gave up', async () => {
    const first = await takePart({ estado: 'submetida' });
    await takePart({ escolaHash: first.escolaHash, email: first.email, estado: 'premiada', ciclo: '1.º ciclo' });
    await takePart({ distrito: null, alunos: null, ciclo: null });
    await takePart({ distrito: 'Faro', alunos: 5, estado: 'nomeada' });
    await takePart({ estado: 'desistiu', distrito: 'Beja' });
    await takePart({ edicao: '20262027', distrito: 'Beja' });
    expect(await figures(EDITION, IN_MAY)).toMatchObject({
      escolas: 3,
      professores: 3,
      alunos: 45,
      semAlunos: 1,
      distritos: 2,
      ciclos: 2,
      projetos: 3,
      premios: 0,
      porDistrito: [
        { nome: 'Faro', escolas: 1, alunos: 5 },
        { nome: 'Porto', escolas: 1, alunos: 40 },
        { nome: null, escolas: 1, alunos: 0 },
      ],
      porCiclo: [
        { nome: '1.º ciclo', escolas: 1, alunos: 20 },
        { nome: '2.º ciclo', escolas: 2, alunos: 25 },
        { nome: null, escolas: 1, alunos: 0 },
      ],
    });
  });

  it('take from the school year in Lisbon what has a moment alone', async () => {
    const moments = ['2029-08-31T22:59:59Z', '2029-08-31T23:00:00Z', '2030-08-31T22:59:59Z', '2030-08-31T23:00:00Z'];
    for (const [index, moment] of moments.entries()) {
      const at = new Date(moment);
      const person = { nome: 'Rui', email: `rui${index}@exemplo.pt` };
      const application = { idade: 20, estudando: 'Design', motivacao: 'Ajudar.', lida: false, newsletter: false };
      await manager().save(Candidatura, { ...person, ...application, createdAt: at });
      const subscriber = { requestedAt: at, create: at, confirmada: index !== 2, privacidadeVersao: '1' };
      await manager().save(Subscritor, { ...person, ...subscriber, addressHash: String(index).padStart(64, '0') });
    }
    expect(await figures(EDITION, IN_MAY)).toMatchObject({ voluntarios: 2, newsletter: 1, downloads: 0 });
  });

  it('stay when records are erased after the edition is over, and follow what is corrected', async () => {
    await service().run(IN_MAY);
    const before = await figures(EDITION, IN_MAY);
    const erased = await manager().findOneByOrFail(Participacao, { edicao: EDITION, estado: 'submetida' });
    await manager().update(Participacao, { edicao: EDITION, distrito: 'Faro' }, { alunos: 8 });
    expect(await figures(EDITION, IN_JULY)).toMatchObject({ escolas: 3, alunos: 48 });
    await service().run(IN_JULY);
    await api.admin.delete(`/api/participacoes/${erased.id}`).expect(204);
    const { id } = await manager().findOneByOrFail(Candidatura, { email: 'rui1@exemplo.pt' });
    await api.admin.delete(`/api/voluntariados/${id}`).expect(204);
    expect(await figures(EDITION, IN_MAY)).toMatchObject({ alunos: 28, projetos: 2, voluntarios: 1 });
    await service().run(IN_JULY);
    expect(await figures(EDITION, IN_JULY)).toMatchObject({ escolas: 3, alunos: 48, projetos: 3, voluntarios: 2 });
    for (const row of await manager().findBy(Participacao, { edicao: EDITION }))
      await api.admin.delete(`/api/participacoes/${row.id}`).expect(204);
    await service().run(new Date('2033-01-01T03:00:00Z'));
    const after = await figures(EDITION, new Date('2033-01-01T10:00:00Z'));
    const { chave, escolas, professores, distritos, projetos, voluntarios, newsletter } = before;
    const stayed = { chave, escolas, professores, distritos, projetos, voluntarios, newsletter };
    expect(after).toMatchObject({ ...stayed, fase: 'arquivo', alunos: 48, premios: null });
    expect(after.porDistrito).toHaveLength(3);
  });
});

describe('what visitors see', () => {
  const asked = async (edicao?: string) => {
    const { body } = await api.http.get('/api/numeros/publicos').query({ edicao }).expect(200);
    return body as NumerosPublicosDto;
  };
  const group = (nome: string | null, escolas: number) => ({ nome, escolas, alunos: escolas * 20 });
  const keep = (edicao: string, porDistrito: NumerosGrupo[]) => {
    const escolas = porDistrito.reduce((sum, one) => sum + one.escolas, 0);
    const counts = { participacoes: escolas, escolas, alunos: escolas * 20, projetos: 2, porDistrito };
    const contagens = { ...counts, porCiclo: [], semAlunos: 0, professores: 9, voluntarios: 9, newsletter: 9 };
    return manager().save(KeptFigures, { edicao, desde: '2026-09-01', downloads: 9, contagens });
  };
  const unknown = { edicoes: [], escolas: null, alunos: null, distritos: null, projetos: null, porDistrito: [] };

  it('is unknown, and not 0, until it was counted', async () => {
    await manager().clear(KeptFigures);
    await manager().update(ProjetoMural, { edicao: '20242025' }, { exemplo: true });
    for (const edicao of ['20242025', EDITION, undefined]) expect(await asked(edicao)).toEqual(unknown);
  });

  it('is the kept counts of one edition, or their sum, and nothing of persons', async () => {
    await keep(EDITION, [group('Faro', 1), group('Porto', 3), group(null, 1)]);
    await keep('20262027', [group('Porto', 2), group('Açores', 1)]);
    await manager().update(ProjetoMural, { edicao: '20242025', ordem: 1 }, { exemplo: false });
    const { headers } = await api.http.get('/api/numeros/publicos').expect(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(await asked(EDITION)).toEqual({
      edicoes: [EDITION],
      escolas: 5,
      alunos: 100,
      distritos: 2,
      projetos: 2,
      porDistrito: [
        { nome: 'Faro', escolas: 1 },
        { nome: 'Porto', escolas: 3 },
      ],
    });
    expect(await asked('20242025')).toEqual({ ...unknown, projetos: 1 });
    expect(await asked()).toEqual({
      edicoes: ['20262027', EDITION],
      escolas: 8,
      alunos: 160,
      distritos: 3,
      projetos: 5,
      porDistrito: [
        { nome: 'Faro', escolas: 1 },
        { nome: 'Porto', escolas: 5 },
        { nome: 'Açores', escolas: 1 },
      ],
    });
  });

  it('is of a school year that has an edition', async () => {
    for (const edicao of ['', '2026', '20262028', ['20262027', EDITION]]) {
      const { body } = await api.http.get('/api/numeros/publicos').query({ edicao }).expect(400);
      expect(body).toMatchObject({ error: expect.stringContaining('"edicao" tem de ser um ano letivo') });
    }
    await api.http.get('/api/numeros/publicos?edicao=20502051').expect(404);
  });
});
