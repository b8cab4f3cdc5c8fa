import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { makeAccount, makeSession, signed } from '../../../test/support/accounts.js';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { fakeOnly } from '../../../test/support/fake-only.js';
import { awaitMailWith, mailTo } from '../../../test/support/mail.js';
import { restoreClock } from '../../../test/support/stopped-clock.js';
import { newTrailRows } from '../../../test/support/new-trail-rows.js';
import { Edicao } from '#content/edicoes/edicao.entity.js';
import { Hold } from '#erasing/hold.entity.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { type Lembrete, LembreteEnviado, type MailTextKind, noticeKinds } from './lembrete.entity.js';
import { LembretesService } from './lembretes.service.js';
import { Participacao, schoolHash } from './participacao.entity.js';
import { settings } from '#platform/config/settings.js';
import type { ReminderKind } from './reminder-days.js';

const DAILY_LIMIT = 6;

let api: TestApi;
const news = newTrailRows(() => api);
beforeAll(async () => {
  api = await startApi({ mail: { ...settings.mail, dailyLimit: DAILY_LIMIT } });
  await manager().update(
    Edicao,
    { chave: '20262027' },
    {
      inscricoesAbrem: '2040-09-01',
      inscricoesFecham: '2041-04-30',
      submissaoAbre: '2041-05-02',
      submissaoFecha: '2041-05-31',
      resultados: '2041-06-30',
    },
  );
});
afterAll(() => api.stop());
afterEach(restoreClock);

const manager = () => api.dataSource.manager;

interface Answered extends Pick<Lembrete, 'id' | 'tipo' | 'assunto' | 'texto' | 'segue' | 'versao'> {
  de: string | null;
  ate: string | null;
  quantas: number;
  enviadas: number;
  enviadoEm: string | null;
}
async function reminder(tipo: MailTextKind): Promise<Answered> {
  restoreClock();
  const { body } = await api.admin.get('/api/lembretes').expect(200);
  const found = (body as { lembretes: Answered[] }).lembretes.find((one) => one.tipo === tipo);
  if (found === undefined) throw new Error(`no reminder ${tipo}`);
  return found;
}
async function letGo(tipo: ReminderKind, segue = true): Promise<void> {
  const { id, assunto, texto, versao } = await reminder(tipo);
  await api.admin.put(`/api/lembretes/${id}`).send({ assunto, texto, segue, versao }).expect(200);
}

/** Has a school take part. @returns the id of its participation */
async function school(escola: string, changed: Partial<Participacao> = {}): Promise<number> {
  const { identifiers } = await manager().insert(Participacao, {
    edicao: '20262027',
    escola,
    professor: `Ana de ${escola}`,
    email: `${escola.toLowerCase().replaceAll(' ', '')}@escola.pt`,
    emailEscola: 'geral@escola.pt',
    telefone: '912345678',
    estado: 'inscrita',
    escolaHash: schoolHash(escola),
    createdAt: new Date(),
    versao: 1,
    ...changed,
  });
  return identifiers[0]?.['id'] as number;
}
/** Has the worker look at a moment, which the clock then shows. */
const doDue = (moment: string, { app }: Pick<TestApi, 'app'> = api) => {
  fakeOnly(['Date'], Date.parse(moment));
  return app.get(LembretesService).sendDue(new Date(), 100);
};
const reminded = async (tipo: ReminderKind) =>
  (await manager().find(LembreteEnviado, { where: { tipo }, order: { participacaoId: 'ASC' } })).map(
    ({ participacaoId }) => participacaoId,
  );
const forget = async () => {
  for (const entity of [Participacao, LembreteEnviado, OutgoingMail])
    await manager().remove(await manager().find<object>(entity));
};

describe('the reminders', () => {
  it('are four, each with its days in the present edition, none goes unseen, and the other mails are beside them', async () => {
    const { body } = await api.admin.get('/api/lembretes').expect(200);
    expect(body).toMatchObject({
      anoLetivo: '2026/2027',
      lembretes: [
        { tipo: 'inscricoes', de: '2041-04-16', ate: '2041-04-30', segue: false, enviadas: 0, enviadoEm: null },
        { tipo: 'submissao14', de: '2041-05-17', ate: '2041-05-27', segue: false },
        { tipo: 'submissao3', de: '2041-05-28', ate: '2041-05-29', segue: false },
        { tipo: 'submissao1', de: '2041-05-30', ate: '2041-05-31', segue: false },
        ...noticeKinds.map((tipo) => ({ tipo, de: null, ate: null, segue: true })),
      ],
    });
  });

  it('are seen as they arrive at the first school before they go, and as an example where there is none', async () => {
    const { id, assunto, texto } = await reminder('submissao14');
    const look = async () =>
      (await api.admin.post(`/api/lembretes/${id}/previsualizacao`).send({ assunto, texto }).expect(200))
        .body as object;
    expect(await look()).toMatchObject({
      para: '',
      seguem: 0,
      assunto: 'Desafio Escolar 2026/2027: a entrega dos projetos acaba daqui a 14 dias',
      texto: expect.stringContaining('Olá, Maria Silva!'),
    });
    await school('Escola do Rio');
    await school('Escola do Mar');
    expect(await look()).toMatchObject({
      para: 'escoladorio@escola.pt',
      seguem: 2,
      texto: expect.stringMatching(
        /^Olá, Ana de Escola do Rio!.+o último dia é 31 de maio de 2041.+\/desafio\/….+DFC Portugal/s,
      ),
    });
    expect(await manager().count(OutgoingMail)).toBe(0);
    await forget();
  });

  it('keep words that an administrator changes, refuse what would arrive in braces, and are told of in the trail', async () => {
    const { id, assunto, texto, versao } = await reminder('submissao3');
    const put = (body: object) => api.admin.put(`/api/lembretes/${id}`).send({ assunto, texto, segue: false, ...body });
    await news();
    const saved = await put({ assunto: 'Faltam dias: {quando}', versao }).expect(200);
    expect(saved.body).toMatchObject({ assunto: 'Faltam dias: {quando}', segue: false, versao: versao + 1 });
    expect(await news()).toMatchObject([{ verbo: 'alterou', secao: 'lembretes', registo: String(id) }]);
    await put({ versao }).expect(409);
    const { errors } = (await put({ texto: 'Olá, {nome}!' }).expect(400)).body as { errors: { texto: string } };
    expect(errors.texto).toContain('«{nome}» chegaria assim mesmo.');
    const look = api.admin.post(`/api/lembretes/${id}/previsualizacao`).send({ assunto: '{}', texto });
    expect((await look).status).toBe(400);
    for (const body of [{ texto: '' }, { assunto: 'a'.repeat(151) }, { segue: 'talvez' }]) await put(body).expect(400);
    await api.admin.put('/api/lembretes/99').send({ assunto, texto, segue: true }).expect(404);
    await put({}).expect(200);
  });

  it('keep the words that they had, and get them back from an administrator, to be seen again before they go', async () => {
    const { id, assunto, texto, versao } = await reminder('submissao3');
    const old = { assunto, texto };
    await api.admin.put(`/api/lembretes/${id}`).send({ assunto: 'Depressa!', texto, segue: true, versao }).expect(200);
    const versions = await api.admin.get(`/api/lembretes/${id}/versoes`).expect(200);
    expect(versions.body).toMatchObject([
      { versao: versao + 1, campos: ['assunto', 'segue'], por: expect.any(String) },
      { versao },
      {},
      {},
    ]);
    const back = `/api/lembretes/${id}/versoes/${versao}/reposicao`;
    const editor = await makeAccount(api.dataSource, { papel: 'edicao' });
    const token = signed(await makeSession(api.dataSource, editor));
    await api.http.post(back).set('Authorization', `Bearer ${token}`).send({}).expect(403);
    await news();
    await api.admin.post(back).send({}).expect(204);
    expect(await reminder('submissao3')).toMatchObject({ ...old, segue: false, versao: versao + 2 });
    expect(await news()).toMatchObject([{ verbo: 'repôs', secao: 'lembretes', registo: String(id) }]);
  });
});

describe('another mail to schools', () => {
  it('goes in the words that an administrator has for it, with an end of its own, and cannot be stopped', async () => {
    const { id, assunto, texto, versao } = await reminder('ligacao');
    const path = `/api/lembretes/${id}`;
    const words = { assunto: 'A página de {escola}', texto: 'Bom dia!\n\n{ligacao}', segue: false, versao };
    const seen = await api.admin.post(`${path}/previsualizacao`).send({ assunto, texto: words.texto }).expect(200);
    expect(seen.body).toMatchObject({
      para: '',
      texto: expect.stringMatching(/^Bom dia!.+\/desafio\/….+só com quem/s),
    });
    const saved = await api.admin.put(path).send(words).expect(200);
    expect(saved.body).toMatchObject({ assunto: 'A página de {escola}', segue: true });
    const fonte = await school('Escola da Fonte');
    await api.admin.post(`/api/participacoes/${fonte}/ligacao`).expect(204);
    const { text } = await awaitMailWith('escoladafonte@escola.pt', 'Bom dia!');
    expect(text).toMatch(/^Bom dia!\n\nhttp\S+\/desafio\/[\w-]{43}\n\nQuem tiver esta ligação.+DFC Portugal\n$/s);
    await api.admin.post(`${path}/versoes/${versao}/reposicao`).send({}).expect(204);
    expect(await reminder('ligacao')).toMatchObject({ assunto, texto, segue: true });
    await forget();
  });

  it('has no words in braces that it does not fill, and that of a link has the link', async () => {
    for (const [tipo, wrong, said] of [
      ['ligacao', 'Bom dia!', 'Falta {ligacao}'],
      ['ligacao', 'Até {prazo}: {ligacao}', '«{prazo}» chegaria assim mesmo'],
      ['prolongada', 'Olá, {professor}!', 'só há {edicao}, {prazo}.'],
    ] as const) {
      const { id, assunto } = await reminder(tipo);
      const { body } = await api.admin
        .put(`/api/lembretes/${id}`)
        .send({ assunto, texto: wrong, segue: true })
        .expect(400);
      expect((body as { errors: { texto: string } }).errors.texto).toContain(said);
    }
  });
});

describe('a reminder of the handing in', () => {
  it('waits until somebody has let it go, and the overview says so from a week before', async () => {
    const waiting = (moment: string) => api.app.get(LembretesService).countUnseen(new Date(moment));
    expect(await waiting('2041-05-17T10:00:00Z')).toBe(0);
    await school('Escola do Rio');
    await letGo('submissao1');
    const days = ['2041-05-09', '2041-05-10', '2041-05-17', '2041-05-27', '2041-05-28'];
    // another kind goes already; the third is waited for, too, as its week begins
    expect(await Promise.all(days.map((day) => waiting(`${day}T12:00:00Z`)))).toEqual([0, 1, 1, 2, 1]);
    expect(await doDue('2041-05-17T10:00:00Z')).toBe(0);
    expect(await reminded('submissao14')).toEqual([]);
    await letGo('submissao14');
    expect(await waiting('2041-05-17T12:00:00Z')).toBe(0);
    await letGo('submissao14', false);
    expect(await doDue('2041-05-17T10:00:00Z')).toBe(0);
    await forget();
  });

  it('goes once to each school that has handed nothing in, with a link to its page, and never at night', async () => {
    await letGo('submissao14');
    const rio = await school('Escola do Rio');
    for (const estado of ['submetida', 'nomeada', 'premiada', 'desistiu'] as const)
      await school(`Escola ${estado}`, { estado });
    for (const night of ['2041-05-16T22:00:00Z', '2041-05-17T07:59:59Z', '2041-05-17T18:00:00Z'])
      expect(await doDue(night)).toBe(0);
    await news();
    await doDue('2041-05-17T08:00:00Z');
    expect(await reminded('submissao14')).toEqual([rio]);
    // before the clock goes, by which the mail would be one of years to come
    const { subject, text = '' } = await awaitMailWith('escoladorio@escola.pt', 'Ainda não recebemos');
    const { id } = await reminder('submissao14');
    expect(await news()).toMatchObject([
      { verbo: 'enviou', secao: 'lembretes', registo: String(id), quem: 'Servidor' },
    ]);
    expect(subject).toBe('Desafio Escolar 2026/2027: a entrega dos projetos acaba daqui a 14 dias');
    const token = /\/desafio\/([\w-]{43})\n/.exec(text)?.[1];
    await api.http.get(`/api/desafio/${token}`).expect(200);
    // the record of mail goes after some days, and nobody is reminded again for that
    await manager().clear(OutgoingMail);
    expect(await doDue('2041-05-26T10:00:00Z')).toBe(0);
    expect(await news()).toEqual([]);
    expect(await mailTo('escoladorio@escola.pt')).toHaveLength(1);
    expect(await mailTo('escolasubmetida@escola.pt')).toEqual([]);
    expect(await reminder('submissao14')).toMatchObject({ enviadas: 1, quantas: 0, segue: true });
    await forget();
  });

  it('that was missed goes while it is true, and then the next one does', async () => {
    await letGo('submissao3');
    const rio = await school('Escola do Rio');
    await doDue('2041-05-27T10:00:00Z');
    restoreClock();
    const mar = await school('Escola do Mar');
    await doDue('2041-05-29T10:00:00Z');
    expect([await reminded('submissao14'), await reminded('submissao3')]).toEqual([[rio], [rio, mar]]);
    await awaitMailWith('escoladomar@escola.pt', 'acaba daqui a 2 dias');
    expect(await doDue('2041-06-01T10:00:00Z')).toBe(0);
    await forget();
  });

  it('goes once, whoever of several processes looks', async () => {
    const other = await startApi();
    for (let number = 0; number < 4; number += 1) await school(`Escola ${number}`);
    await Promise.all([api, other].map((one) => doDue('2041-05-17T10:00:00Z', one)));
    expect(await reminded('submissao14')).toHaveLength(4);
    expect(await manager().countBy(OutgoingMail, { kind: 'subscription' })).toBe(4);
    await other.app.close();
    await forget();
  });

  it('keeps to the limit of the day, and goes on the next morning', async () => {
    for (let number = 0; number < DAILY_LIMIT + 2; number += 1) await school(`Escola ${number}`);
    const go = async (moment: string) => {
      await doDue(moment);
      return (await reminded('submissao14')).length;
    };
    expect(await go('2041-05-17T10:00:00Z')).toBe(DAILY_LIMIT);
    expect(await go('2041-05-17T17:00:00Z')).toBe(DAILY_LIMIT);
    expect(await manager().countBy(OutgoingMail, { heldFor: 'ceiling' })).toBe(0);
    expect(await go('2041-05-18T10:00:01Z')).toBe(DAILY_LIMIT + 2);
    await forget();
  });

  it('is forgotten with the school', async () => {
    const rio = await school('Escola do Rio');
    await doDue('2041-05-17T10:00:00Z');
    expect(await reminded('submissao14')).toEqual([rio]);
    restoreClock();
    await api.admin.delete(`/api/participacoes/${rio}`).expect(204);
    expect(await reminded('submissao14')).toEqual([]);
    expect(await manager().count(OutgoingMail)).toBe(0);
  });
});

describe('the reminder of the registration', () => {
  it('goes to the schools of the year before that have not come back, once each, and says why', async () => {
    await letGo('inscricoes');
    const before = { edicao: '20252026' };
    const rio = await school('Escola do Rio', before);
    await school('Rio', { ...before, email: 'rui@escola.pt' });
    await school('Escola do Mar', before);
    await school('Escola Mar', { email: 'outra@escola.pt' });
    await school('Escola do Monte', { ...before, email: 'luz@escola.pt' });
    await school('Escola da Serra', { email: 'luz@escola.pt' });
    await school('Escola Longe', { ...before, estado: 'desistiu' });
    await school('Escola Antiga', { edicao: '20242025' });
    const held = await school('Escola Retida', before);
    const until = '2042-01-01';
    await manager().insert(Hold, { kind: 'participacoes', recordId: held, reason: 'a', until, placedAt: new Date() });
    expect(await reminder('inscricoes')).toMatchObject({ quantas: 1 });
    await doDue('2041-04-16T10:00:00Z');
    expect(await doDue('2041-04-29T10:00:00Z')).toBe(0);
    expect(await reminded('inscricoes')).toEqual([rio]);
    const { text = '' } = await awaitMailWith('escoladorio@escola.pt', 'No ano passado');
    for (const words of [
      'o último dia é 30 de abril de 2041',
      '/concurso-anual-form\n',
      'Recebe esta mensagem porque a escola participou na edição de 2025/2026, e só lha enviamos uma vez.',
      '/os-meus-dados',
    ])
      expect(text).toContain(words);
  });
});
