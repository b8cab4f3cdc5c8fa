import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeAccount } from '../../../test/support/accounts.js';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { awaitMail, mailTo } from '../../../test/support/mail.js';
import { publicForms } from '../../../test/support/public-forms.js';
import { identity } from '#content/paginas/identity.js';
import { settings } from '#platform/config/settings.js';
import { Submissions } from '../shared/submissions.service.js';
import { formResources } from '../../../contract/references.js';
import { Mensagem, Resposta } from '../shared/mensagem.entity.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** By whom, and when. */
const CHANGED = /^Esta mensagem foi alterada por Administração a \d+ de \p{L}+ de \d{4}, às \d\dh\d\d, /u;

let number = 0;
/** Somebody asks for material, under an address of their own unless it is said. @returns the id of what they sent */
async function ask(words: { email?: string; nome?: string; mensagem?: string } = {}): Promise<number> {
  number += 1;
  const body = { nome: 'Ana Reis', email: `ana${number}@exemplo.pt`, mensagem: `Precisamos de guias (${number}).` };
  const { body: answer } = await api.http
    .post('/material')
    .send({ ...body, ...words })
    .expect(201);
  return answer.id;
}

const list = async (filter: object = {}) =>
  (await api.admin.get(`/api/mensagens?filter=${encodeURIComponent(JSON.stringify(filter))}`).expect(200)).body as {
    id: number;
    formulario: string;
    registo: number;
  }[];
/** The message of a request for material, whole. */
async function messageOf(registo: number) {
  const rows = await list({ formulario: 'pedidos-material' });
  const id = rows.find((row) => row.registo === registo)?.id ?? 0;
  return (await api.admin.get(`/api/mensagens/${id}`).expect(200)).body;
}

describe('what came by every form', () => {
  it('stands in one list, with whose it is, what it is about and where an answer goes', async () => {
    for (const { path, kind, body } of publicForms) {
      const sent = { ...body, recaptcha: kind === 'form' ? await api.captcha() : undefined };
      await (kind === 'form' ? api.http.post(path).field(sent as never) : api.http.post(path).send(sent)).expect(201);
    }
    const { body } = await api.admin.get('/api/mensagens').expect(200);
    const told = (body as Record<string, unknown>[]).map(({ formulario, nome, email, assunto, estado }) => ({
      formulario,
      nome,
      email,
      assunto,
      estado,
    }));
    const unread = { nome: 'Ana', email: 'ana@exemplo.pt', estado: 'porLer' };
    expect(told).toHaveLength(publicForms.length);
    expect(told).toEqual(
      expect.arrayContaining([
        { ...unread, formulario: 'contactos', assunto: 'Olá' },
        // a registration is answered to the teacher who is responsible
        {
          ...unread,
          formulario: 'festival',
          nome: 'Escola',
          email: 'a@b.pt',
          assunto: 'Inscrição no Desafio Escolar: Escola',
        },
        { ...unread, formulario: 'voluntariado', assunto: 'Candidatura a voluntariado' },
        { ...unread, formulario: 'oportunidades', assunto: 'Proposta de parceria: Outro' },
        { ...unread, formulario: 'formacoes', assunto: 'Pedido de formação: Oficina DFC' },
        { ...unread, formulario: 'sessoes', assunto: 'Pedido de sessão: Arranque do Projeto' },
        { ...unread, formulario: 'pedidos-material', assunto: 'Pedido de material pedagógico' },
      ]),
    );
  });

  it('is of all forms that there are', () => {
    const resources = Array.from(api.app.get(Submissions).forms(), ({ list: { resource } }) => resource);
    expect([...formResources].sort()).toEqual(resources.sort());
  });

  it('is found by any word of it, accents aside, and by its form and where it stands', async () => {
    const registo = await ask({ nome: 'Zulmira Conceição', mensagem: 'Queremos fantoches.' });
    expect((await list({ q: 'conceicao fantoch' })).map((row) => row.registo)).toEqual([registo]);
    // and by what its sender was told that it is called
    const named = { formulario: 'pedidos-material', registo, referencia: `M-${registo}` };
    expect(await list({ q: ` m-${registo} ` })).toEqual([expect.objectContaining(named)]);
    expect(await list({ q: `M-${registo}`, estado: 'concluida' })).toEqual([]);
    const own = await api.admin
      .get('/material')
      .query({ filter: JSON.stringify({ q: `M-${registo}` }) })
      .expect(200);
    expect(own.body).toEqual([expect.objectContaining({ id: registo })]);
    expect(await list({ q: 'fantoches', formulario: 'contactos' })).toEqual([]);
    expect((await list({ q: 'fantoches', estado: 'porLer' })).length).toBe(1);
    expect(await list({ q: 'fantoches', estado: 'concluida' })).toEqual([]);
  });

  it('tells what the same address sent besides, by whichever form', async () => {
    const email = 'repetente@exemplo.pt';
    const registo = await ask({ email, mensagem: 'A primeira.' });
    await api.http
      .post('/formacoes')
      .send({ nome: 'Ana', email: email.toUpperCase(), tipo: 'Oficina DFC', mensagem: 'A segunda.' })
      .expect(201);
    const { outras, subscreve } = await messageOf(registo);
    expect(outras).toMatchObject([{ formulario: 'formacoes', email: expect.stringMatching(/repetente@exemplo\.pt/i) }]);
    expect(subscreve).toBe(false);
  });
});

describe('a message', () => {
  it('has all that was filled in, whichever the form', async () => {
    const said = {
      nome: 'Rita',
      email: 'rita@exemplo.pt',
      idade: '15',
      telefone: '912345678',
      estudando: 'No 10.º ano',
    };
    const more = {
      nomeEncarregado: 'Rui',
      emailEncarregado: 'rui@exemplo.pt',
      newsletter: 'true',
      motivacao: 'Ajudar.',
    };
    const consent = { acceptPolicy: 'true', recaptcha: await api.captcha() };
    await api.http
      .post('/formularios')
      .field({ ...said, ...more, ...consent })
      .expect(201);
    const school = { nomeEscola: 'Escola do Mar', emailEscola: 'mar@exemplo.pt', morada: 'Rua do Mar, 1' };
    const teacher = { nomeResponsavel: 'Eva', emailResponsavel: 'eva@exemplo.pt', contactoTelefonico: '223456789' };
    await api.http
      .post('/festival')
      .field({ ...school, codigoPostal: '4400-001', ...teacher, descricao: 'Uma horta.' })
      .field({ privacidade: 'true', captcha: 'true', recaptcha: await api.captcha() })
      .expect(201);
    const [volunteer] = await list({ formulario: 'voluntariado' });
    const [registration] = await list({ formulario: 'festival' });
    const fieldsOf = async (id = 0) => (await api.admin.get(`/api/mensagens/${id}`).expect(200)).body;
    expect(await fieldsOf(volunteer?.id)).toMatchObject({
      texto: 'Ajudar.',
      campos: [
        { rotulo: 'Nome', valor: 'Rita' },
        { rotulo: 'Idade', valor: '15' },
        { rotulo: 'E-mail', valor: 'rita@exemplo.pt' },
        { rotulo: 'Telefone', valor: '912345678' },
        { rotulo: 'Ocupação atual', valor: 'No 10.º ano' },
        { rotulo: 'Encarregado de educação', valor: 'Rui' },
        { rotulo: 'E-mail do encarregado de educação', valor: 'rui@exemplo.pt' },
        { rotulo: 'Pediu a newsletter', valor: 'Sim' },
      ],
    });
    const { campos } = await fieldsOf(registration?.id);
    expect(campos.map(({ valor }: { valor: string }) => valor)).toEqual([
      'Escola do Mar',
      'mar@exemplo.pt',
      'Rua do Mar, 1',
      '4400-001',
      'Eva',
      'eva@exemplo.pt',
      '223456789',
    ]);
  });

  it('is among those that wait for an answer until it has one, and in nobody’s hands once the account is gone', async () => {
    const registo = await ask();
    const { id, versao } = await messageOf(registo);
    const idsOf = async (filter: object) => (await list(filter)).map((row) => row.id);
    const open = async () => (await api.admin.get('/api/resumo').expect(200)).body.mensagensPorResponder as number;
    const before = await open();
    expect(await idsOf({ estado: 'porResponder', responsavelId: 'ninguem' })).toContain(id);
    const colleague = await makeAccount(api.dataSource, { nome: 'Rita Sousa' });
    const change = (said: object) => api.admin.put(`/api/mensagens/${id}`).send(said).expect(200);
    await change({ estado: 'aberta', responsavelId: colleague.id, versao });
    expect(await idsOf({ estado: 'porResponder', responsavelId: colleague.id })).toEqual([id]);
    expect(await idsOf({ responsavelId: 'ninguem' })).not.toContain(id);
    expect(await open()).toBe(before);
    await api.admin.delete(`/api/users/${colleague.id}`).expect(204);
    expect(await idsOf({ estado: 'porResponder', responsavelId: 'ninguem' })).toContain(id);
    await change({ estado: 'concluida', versao: versao + 1 });
    expect(await idsOf({ estado: 'porResponder' })).not.toContain(id);
    expect(await open()).toBe(before - 1);
  });
});

describe('where a message stands', () => {
  it('follows the mark of having been read, and leads it', async () => {
    const registo = await ask();
    const mark = (lida: boolean) => api.admin.put(`/material/${registo}`).send({ lida }).expect(200);
    await mark(true);
    const { id, versao, estado } = await messageOf(registo);
    expect(estado).toBe('aberta');
    await mark(false);
    expect((await messageOf(registo)).estado).toBe('porLer');
    await api.admin.put(`/api/mensagens/${id}`).send({ estado: 'concluida', versao }).expect(200);
    expect((await api.admin.get(`/material/${registo}`).expect(200)).body).toMatchObject({ lida: true });
    await mark(true);
    expect((await messageOf(registo)).estado).toBe('concluida');
  });

  it('is given to somebody, with a note; a stale change is refused and changes nothing', async () => {
    const registo = await ask();
    const { id, versao } = await messageOf(registo);
    const colleague = await makeAccount(api.dataSource, { nome: 'Rita Sousa' });
    const change = { estado: 'aberta', responsavelId: colleague.id, nota: 'Ligar na terça.', versao };
    const { body } = await api.admin.put(`/api/mensagens/${id}`).send(change).expect(200);
    const said = { estado: 'aberta', nota: 'Ligar na terça.', versao: versao + 1 };
    expect(body).toMatchObject({ ...said, responsavel: { nome: 'Rita Sousa' } });
    const refused = await api.admin.put(`/api/mensagens/${id}`).send({ estado: 'concluida', versao }).expect(409);
    expect(refused.body.message).toMatch(CHANGED);
    expect(await messageOf(registo)).toMatchObject({ estado: 'aberta', nota: 'Ligar na terça.' });
  });

  it.each([
    [{ estado: 'esquecida' }, 'estado'],
    [{ responsavelId: 999_999 }, 'responsavelId'],
    [{ nota: 'x'.repeat(4_001) }, 'nota'],
    [{ versao: undefined }, 'versao'],
  ])('is not changed by %j', async (wrong, field) => {
    const registo = await ask();
    const { id, versao } = await messageOf(registo);
    const { body } = await api.admin
      .put(`/api/mensagens/${id}`)
      .send({ estado: 'concluida', versao, ...wrong })
      .expect(400);
    expect(body.errors).toHaveProperty(field);
    expect(await messageOf(registo)).toMatchObject({ estado: 'porLer', versao });
  });
});

describe('a colleague', () => {
  it.each([
    ['edits content alone', { papel: 'edicao' }],
    ['is switched off', { ativo: false }],
    ['had the last day', { ultimoDia: '2026-06-05' }],
  ] as const)('who %s is given no message', async (_what, account) => {
    const { id, versao } = await messageOf(await ask());
    const given = async (said: object) => {
      const { id: responsavelId } = await makeAccount(api.dataSource, said);
      return api.admin.put(`/api/mensagens/${id}`).send({ estado: 'aberta', responsavelId, versao });
    };
    const { status, body } = await given(account);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { responsavelId: expect.stringContaining('não pode ler mensagens') } });
    expect((await given({})).status).toBe(200);
  });
});

describe('an answer', () => {
  const ANSWER = { assunto: 'Os guias', texto: 'Olá, Ana!\n\nSeguem amanhã.' };

  it('goes to whoever wrote, who writes back to the association, and is kept with the message', async () => {
    const email = 'pergunta@exemplo.pt';
    const registo = await ask({ email });
    const { id, versao } = await messageOf(registo);
    const { body } = await api.admin
      .post(`/api/mensagens/${id}/respostas`)
      .send({ ...ANSWER, versao })
      .expect(201);
    expect(body).toMatchObject({
      estado: 'respondida',
      respondidaEm: expect.any(String),
      responsavel: { nome: expect.any(String) },
      respostas: [{ ...ANSWER, autor: { nome: expect.any(String) }, envio: 'stored' }],
    });
    const mail = await awaitMail(email);
    expect(mail).toMatchObject({
      subject: 'Os guias',
      replyTo: [{ address: (await identity(api.dataSource.manager)).email }],
    });
    expect(mail.text).toContain('Olá, Ana!\n\nSeguem amanhã.');
    expect((await api.admin.get(`/material/${registo}`).expect(200)).body).toMatchObject({ lida: true });
  });

  it('is only kept without a mail server, and stays so once there is one; with one it is on its way', async () => {
    const [kept, sent] = [await messageOf(await ask()), await messageOf(await ask())];
    const path = (id: number) => `/api/mensagens/${id}/respostas`;
    await api.admin
      .post(path(kept.id))
      .send({ ...ANSWER, versao: kept.versao })
      .expect(201);
    const withMail = await startApi({ mail: { ...settings.mail, smtpUrl: 'smtp://127.0.0.1:9' } });
    const { body } = await withMail.admin
      .post(path(sent.id))
      .send({ ...ANSWER, versao: sent.versao })
      .expect(201);
    expect(body.respostas).toMatchObject([{ envio: 'pending' }]);
    expect((await withMail.http.get('/api/correio').expect(200)).body).toEqual({ sai: true });
    const { body: later } = await withMail.admin.get(`/api/mensagens/${kept.id}`).expect(200);
    expect(later.respostas).toMatchObject([{ envio: 'stored' }]);
    await withMail.app.close();
    expect((await api.http.get('/api/correio').expect(200)).body).toEqual({ sai: false });
  });

  it('is sent once, however often it is asked for with what was read', async () => {
    const email = 'uma-vez@exemplo.pt';
    const { id, versao } = await messageOf(await ask({ email }));
    const send = () => api.admin.post(`/api/mensagens/${id}/respostas`).send({ ...ANSWER, versao });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(CHANGED);
    await awaitMail(email);
    expect(await api.dataSource.manager.countBy(Resposta, { mensagemId: id })).toBe(1);
    expect(await mailTo(email)).toHaveLength(1);
  });

  it.each([
    [{ texto: ' ' }, 'texto'],
    [{ assunto: '' }, 'assunto'],
    [{ texto: 'x'.repeat(10_001) }, 'texto'],
  ])('is refused with %j, and nothing is sent', async (wrong, field) => {
    const registo = await ask();
    const { id, versao } = await messageOf(registo);
    const { body } = await api.admin
      .post(`/api/mensagens/${id}/respostas`)
      .send({ ...ANSWER, versao, ...wrong })
      .expect(400);
    expect(body.errors).toHaveProperty(field);
    expect(await messageOf(registo)).toMatchObject({ estado: 'porLer', respostas: [] });
  });
});

it('is told to the person whose data are asked for: note and answers', async () => {
  const email = 'os-meus-dados@exemplo.pt';
  const { id, versao } = await messageOf(await ask({ email }));
  const { body } = await api.admin
    .put(`/api/mensagens/${id}`)
    .send({ estado: 'aberta', nota: 'É diretora da escola.', versao })
    .expect(200);
  await api.admin
    .post(`/api/mensagens/${id}/respostas`)
    .send({ assunto: 'Guias', texto: 'Seguem hoje.', versao: body.versao })
    .expect(201);
  const { text } = await api.admin.post('/api/dados-pessoais/pesquisa').send({ email }).expect(200);
  expect(text).toContain('É diretora da escola.');
  expect(text).toContain('Seguem hoje.');
});

it('goes whole with its submission: state, note and answers', async () => {
  const registo = await ask({ email: 'apagar@exemplo.pt' });
  const { id, versao } = await messageOf(registo);
  await api.admin.post(`/api/mensagens/${id}/respostas`).send({ assunto: 'Olá', texto: 'Adeus.', versao }).expect(201);
  await api.admin.delete(`/material/${registo}`).expect(204);
  expect(await api.dataSource.manager.countBy(Mensagem, { id })).toBe(0);
  expect(await api.dataSource.manager.countBy(Resposta, { mensagemId: id })).toBe(0);
  await api.admin.get(`/api/mensagens/${id}`).expect(404);
});
