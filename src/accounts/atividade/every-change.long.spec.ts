import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { appCode } from '../../../test/support/app-code.js';
import { makeAccount, makeSession } from '../../../test/support/accounts.js';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type Asked, Authenticator } from '../../../test/support/authenticator.js';
import { fillTable } from '../../../test/support/fill-table.js';
import { publicForms } from '../../../test/support/public-forms.js';
import { statedRoutes } from '../../../test/support/routes.js';
import { pdf, picture } from '../../../test/support/samples.js';
import { newPersonWithApp } from '../../../test/support/second-step.js';
import { newTrailRows } from '../../../test/support/new-trail-rows.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import { installationSecrets } from '#platform/config/secret.js';
import { settings } from '#platform/config/settings.js';
import { Submissions } from '#submissions/shared/submissions.service.js';
import { AceitacaoPendente } from '#submissions/consentimentos/consentimento.entity.js';
import { Edicao } from '#content/edicoes/edicao.entity.js';
import { Inscricao } from '#submissions/inscricoes/inscricao.entity.js';
import { Projeto } from '#submissions/participacoes/projeto.entity.js';
import { enrol } from '#submissions/inscricoes/inscricoes.form.js';
import { Mensagem } from '#submissions/shared/mensagem.entity.js';
import { Suspeita } from '#submissions/shared/suspeita.entity.js';
import { Subscritor } from '#submissions/newsletter/subscritor.entity.js';
import { User } from '../account/user.entity.js';
import { checkChain } from './trail-chain.js';

const PASSWORD = 'uma frase só minha';
const { password: ADMIN_PASSWORD } = settings.firstAdmin;
let api: TestApi;
let admin: User;
const news = newTrailRows(() => api);

beforeAll(async () => {
  api = await startApi();
  admin = await api.dataSource.manager.findOneByOrFail(User, { email: settings.firstAdmin.email });
  const filled = [
    ...api.app
      .get(Submissions)
      .forms()
      .map((form) => form.entity),
    Subscritor,
  ];
  for (const entity of filled) {
    const { tableName, columns } = api.dataSource.getMetadata(entity);
    await fillTable(api.dataSource, api.dataSource.getMetadata(entity), 3);
    // made-up names are of no files
    for (const { propertyName } of columns.filter(({ propertyName: name }) => ['documento', 'cv'].includes(name)))
      await api.dataSource.query(`UPDATE ${tableName} SET ${propertyName} = NULL`);
  }
});
afterAll(() => api.stop());

const evento = { titulo: 'Festival', data: '2026-06-05T09:30:00.000Z', local: 'Gaia' };
const photo = 'https://exemplo.pt/a.jpg';
const artigo = { titulo: 'Recreio', descricao: 'a', Categoria: 'Notícias' };
const membro = { nome: 'Ana', estado: 'Atual', testemunho: 'a', img: photo };
const material = { titulo: 'Guia', texto: 'a', img: photo, download: photo };
/** Sends a submission that is set aside. @returns its id there */
async function doubtful(): Promise<number> {
  const body = { nome: 'Ana', email: 'ana@exemplo.pt', mensagem: `Olá ${Math.random()}`, pagina: 'x' };
  await api.http.post('/material').send(body).expect(201);
  const [one] = await api.dataSource.manager.find(Suspeita, { order: { id: 'DESC' }, take: 1 });
  return one?.id ?? 0;
}
async function undecided(): Promise<number> {
  const body = { nome: 'Ana', email: 'ana@exemplo.pt', mensagem: `Olá ${Math.random()}` };
  await api.http.post('/material').send(body).expect(201);
  const [one] = await api.dataSource.manager.find(AceitacaoPendente, { order: { id: 'DESC' }, take: 1 });
  return one?.id ?? 0;
}
/** A message that somebody has just sent, and its version. */
async function message(): Promise<{ id: number; versao: number }> {
  const body = { nome: 'Ana', email: 'ana@exemplo.pt', mensagem: `Olá ${Math.random()}` };
  await api.http.post('/material').send(body).expect(201);
  const [one] = await api.dataSource.manager.find(Mensagem, { order: { id: 'DESC' }, take: 1 });
  return { id: one?.id ?? 0, versao: one?.versao ?? 0 };
}
const present = () => api.dataSource.manager.findOneByOrFail(Edicao, { chave: '20262027' });
/** A school that takes part in the present edition. @returns the id of its participation */
async function takingPart(): Promise<number> {
  const { manager } = api.dataSource;
  const [registration] = await manager.find(Inscricao, { take: 1 });
  const part = await manager.transaction((unit) =>
    enrol(unit, Object.assign(registration ?? new Inscricao(), { createdAt: new Date() })),
  );
  return part?.id ?? 0;
}
const template = { nome: 'Obrigado', texto: 'Olá, {nome}!' };
let invited = 0;
const colleague = () => ({ nome: 'Lia', email: `lia${(invited += 1)}@exemplo.pt`, papel: 'edicao' });
const user = { nome: 'Rui', email: 'rui@exemplo.pt', password: PASSWORD };

async function upload(): Promise<string> {
  const { body } = await api.admin.post('/upload').attach('images', await picture('png', 8, 8), 'a.png');
  return (body as { filePaths: string[] }).filePaths[0] ?? '';
}
const ofPicture =
  (act: (name: string) => ReturnType<Change[2]>): Change[2] =>
  async () => {
    const name = await upload();
    await news();
    return act(name);
  };
const report = () =>
  api.admin.post('/api/relatorios2').field({ nome_do_ficheiro: 'Contas', ano: '2024' }).attach('file', pdf(), 'r.pdf');
const made = async (path: string, body: object) => ((await api.admin.post(path).send(body)).body as { id: number }).id;
const idOf = (record: string | null) => record !== null && /^\d+$/.test(record);

/** Signs in once more as somebody of whom there is another session, and forgets what the trail says of it. */
async function anotherSession(): Promise<{ Authorization: string }> {
  const credentials = { email: 'bia@exemplo.pt', password: PASSWORD };
  await api.admin.post('/api/register').send({ nome: admin.nome, ...credentials });
  await api.http.post('/api/login').send(credentials);
  const { body } = await api.http.post('/api/login').send(credentials).expect(200);
  await news();
  return { Authorization: `Bearer ${(body as { token: string }).token}` };
}

/** Sets up an app as the second step of the administrator's own account. */
async function setUpApp(): Promise<{ status: number }> {
  const { body } = await api.admin.get('/api/segundo-passo/aplicacao');
  const { chave, pedido } = body as { chave: string; pedido: string };
  return api.admin.put('/api/segundo-passo/aplicacao').send({ pedido, codigo: appCode(chave) });
}
const afterApp =
  (act: Change[2]): Change[2] =>
  async () => {
    await setUpApp();
    await news();
    return act();
  };

/** Makes an account that has a session, and forgets what the trail says of it. */
async function colleagueSignedIn(): Promise<number> {
  const account = await makeAccount(api.dataSource);
  await makeSession(api.dataSource, account);
  await news();
  return account.id;
}
/** Adds a passkey to the administrator's own account. */
async function addPasskey(): Promise<{ status: number; body: { passkey: { id: number } } }> {
  const { body } = await api.admin.post('/api/segundo-passo/passkeys/opcoes').send({});
  const resposta = new Authenticator(settings.adminUrl).create((body as { opcoes: Asked }).opcoes);
  return api.admin.post('/api/segundo-passo/passkeys').send({ nome: 'Chave', resposta });
}
const afterPasskey =
  (act: (id: number) => ReturnType<Change[2]>): Change[2] =>
  async () => {
    const { body } = await addPasskey();
    await news();
    return act(body.passkey.id);
  };

type Change = readonly [verb: string, resource: string, act: () => Promise<{ status: number }>];
const replaced =
  (create: string, update: (id: number) => string, body: object): Change[2] =>
  async () => {
    const id = await made(create, body);
    await news();
    return api.admin.put(update(id)).send(body);
  };
const removed =
  (create: string, remove: (id: number) => string, body: object): Change[2] =>
  async () => {
    const id = await made(create, body);
    await news();
    return api.admin.delete(remove(id));
  };
const binned =
  (act: (id: number) => ReturnType<Change[2]>): Change[2] =>
  async () => {
    await api.admin.delete(`/api/eventos/delete/${await made('/api/eventos', evento)}`).expect(204);
    await news();
    const { body } = await api.admin.get('/api/lixo').expect(200);
    return act((body as { id: number }[])[0]?.id ?? 0);
  };
const handled = (path: string, resource: string): [string, Change][] => [
  [`PUT ${path}/:id`, ['alterou', resource, () => api.admin.put(`${path}/1`).send({ lida: true })]],
  [`DELETE ${path}/:id`, ['eliminou', resource, () => api.admin.delete(`${path}/2`)]],
];

/** Returns the three changes to a kind of content whose records live under one path. */
const ofContent = (
  name: string,
  ...[body, other = body, third = body]: [object, object?, object?]
): [string, Change][] => {
  const path = `/api/${name}`;
  const one = (id: number) => `${path}/${id}`;
  return [
    [`POST ${path}`, ['criou', name, () => api.admin.post(path).send(body)]],
    [`PUT ${path}/:id`, ['alterou', name, replaced(path, one, other)]],
    [`DELETE ${path}/:id`, ['eliminou', name, removed(path, one, third)]],
  ];
};
const edition = (chave: string) => ({ chave, introducao: 'a' });
const idsOf = async (list: string) =>
  ((await api.admin.get(`/api/${list}`)).body as { id: number }[]).map(({ id }) => id);

const ofPerson =
  (what: string): Change[2] =>
  () =>
    api.admin.post(`/api/dados-pessoais/${what}`).send({ email: 'ana@exemplo.pt' });

const held = { motivo: 'Reclamação', ate: lisbonDay(new Date(Date.now() + 2 * DAY_MS)) };
const hold = (registo: number, tipo = 'formacoes') => api.admin.post('/api/retidos').send({ tipo, registo, ...held });
const afterHold =
  (registo: number, act: (id: number) => ReturnType<Change[2]>, tipo?: string): Change[2] =>
  async () => {
    const { body } = await hold(registo, tipo);
    await news();
    return act((body as { id: number }).id);
  };
const request = { tipo: 'acesso', via: 'telefone', nome: 'Ana' };

/** Every call with which an administrator changes something, and what the trail says of it. */
const changes = new Map<string, Change>([
  ['POST /api/register', ['criou', 'users', () => api.admin.post('/api/register').send(user)]],
  [
    'DELETE /api/users/:id',
    ['eliminou', 'users', removed('/api/register', (id) => `/api/users/${id}`, { ...user, email: 'eva@exemplo.pt' })],
  ],
  [
    'POST /api/suspeitas/:id/aceitacao',
    ['alterou', 'suspeitas', async () => api.admin.post(`/api/suspeitas/${await doubtful()}/aceitacao`)],
  ],
  [
    'DELETE /api/suspeitas/:id',
    ['eliminou', 'suspeitas', async () => api.admin.delete(`/api/suspeitas/${await doubtful()}`)],
  ],
  [
    'POST /api/aceitacoes/:id/aceitacao',
    [
      'alterou',
      'aceitacoes',
      async () => api.admin.post(`/api/aceitacoes/${await undecided()}/aceitacao`).send({ nota: 'Por telefone.' }),
    ],
  ],
  [
    'DELETE /api/aceitacoes/:id',
    ['eliminou', 'aceitacoes', async () => api.admin.delete(`/api/aceitacoes/${await undecided()}`)],
  ],
  ['POST /api/newsletter/exportacao', ['exportou', 'newsletter', () => api.admin.post('/api/newsletter/exportacao')]],
  [
    'PUT /api/mensagens/:id',
    [
      'alterou',
      'mensagens',
      async () => {
        const { id, versao } = await message();
        return api.admin.put(`/api/mensagens/${id}`).send({ estado: 'concluida', versao });
      },
    ],
  ],
  [
    'POST /api/mensagens/:id/respostas',
    [
      'criou',
      'mensagens',
      async () => {
        const { id, versao } = await message();
        return api.admin.post(`/api/mensagens/${id}/respostas`).send({ assunto: 'Olá', texto: 'Obrigado.', versao });
      },
    ],
  ],
  [
    'POST /api/modelos-resposta',
    ['criou', 'modelos-resposta', () => api.admin.post('/api/modelos-resposta').send(template)],
  ],
  [
    'PUT /api/modelos-resposta/:id',
    [
      'alterou',
      'modelos-resposta',
      async () => {
        const id = await made('/api/modelos-resposta', template);
        await news();
        return api.admin.put(`/api/modelos-resposta/${id}`).send({ ...template, texto: 'Até breve.' });
      },
    ],
  ],
  [
    'DELETE /api/modelos-resposta/:id',
    ['eliminou', 'modelos-resposta', removed('/api/modelos-resposta', (id) => `/api/modelos-resposta/${id}`, template)],
  ],
  ['POST /api/convidados', ['criou', 'convidados', () => api.admin.post('/api/convidados').send(colleague())]],
  [
    'POST /api/convidados/:id/envio',
    [
      'alterou',
      'convidados',
      async () => {
        const id = await made('/api/convidados', colleague());
        await news();
        return api.admin.post(`/api/convidados/${id}/envio`);
      },
    ],
  ],
  [
    'DELETE /api/convidados/:id',
    ['anulou', 'convidados', removed('/api/convidados', (id) => `/api/convidados/${id}`, colleague())],
  ],
  [
    'PUT /api/users/:id',
    ['alterou', 'users', async () => api.admin.put(`/api/users/${await colleagueSignedIn()}`).send({ ativo: false })],
  ],
  [
    'DELETE /api/users/:id/sessoes',
    ['eliminou', 'sessao', async () => api.admin.delete(`/api/users/${await colleagueSignedIn()}/sessoes`)],
  ],
  [
    'DELETE /api/users/:id/sessoes/:sessaoId',
    [
      'eliminou',
      'sessao',
      async () => {
        const id = await colleagueSignedIn();
        const { body } = await api.admin.get(`/api/users/${id}/sessoes`);
        return api.admin.delete(`/api/users/${id}/sessoes/${(body as { id: string }[])[0]?.id}`);
      },
    ],
  ],
  ['POST /api/eventos', ['criou', 'eventos', () => api.admin.post('/api/eventos').send(evento)]],
  ['PUT /api/eventos/:id', ['alterou', 'eventos', replaced('/api/eventos', (id) => `/api/eventos/${id}`, evento)]],
  [
    'DELETE /api/eventos/delete/:id',
    ['eliminou', 'eventos', removed('/api/eventos', (id) => `/api/eventos/delete/${id}`, evento)],
  ],
  [
    'POST /api/:recurso/:id/versoes/:versao/reposicao',
    [
      'repôs',
      'eventos',
      async () => {
        const id = await made('/api/eventos', evento);
        await news();
        return api.admin.post(`/api/eventos/${id}/versoes/1/reposicao`).send({});
      },
    ],
  ],
  [
    'POST /api/rascunhos',
    [
      'criou',
      'eventos',
      () => api.admin.post('/api/rascunhos').send({ recurso: 'eventos', conteudo: evento, estado: 'rascunho' }),
    ],
  ],
  [
    'PUT /api/:recurso/:id/rascunho',
    [
      'arquivou',
      'eventos',
      async () => {
        const id = await made('/api/eventos', evento);
        await news();
        return api.admin.put(`/api/eventos/${id}/rascunho`).send({ estado: 'arquivado' });
      },
    ],
  ],
  [
    'DELETE /api/:recurso/:id/rascunho',
    [
      'eliminou',
      'eventos',
      async () => {
        const draft = { recurso: 'eventos', conteudo: evento, estado: 'rascunho' };
        const { body } = await api.admin.post('/api/rascunhos').send(draft).expect(201);
        await news();
        return api.admin.delete(`/api/eventos/${(body as { registo: number }).registo}/rascunho`);
      },
    ],
  ],
  ['POST /api/lixo/:id/reposicao', ['repôs', 'eventos', binned((id) => api.admin.post(`/api/lixo/${id}/reposicao`))]],
  ['DELETE /api/exemplos', ['eliminou', 'exemplos', () => api.admin.delete('/api/exemplos')]],
  ['DELETE /api/lixo/:id', ['eliminou', 'eventos', binned((id) => api.admin.delete(`/api/lixo/${id}`))]],
  ['POST /api/imprensa', ['criou', 'imprensa', () => api.admin.post('/api/imprensa').send(artigo)]],
  ['PUT /api/imprensa/:id', ['alterou', 'imprensa', replaced('/api/imprensa', (id) => `/api/imprensa/${id}`, artigo)]],
  [
    'DELETE /api/imprensa/delete/:id',
    ['eliminou', 'imprensa', removed('/api/imprensa', (id) => `/api/imprensa/delete/${id}`, artigo)],
  ],
  ['POST /equipa', ['criou', 'equipa', () => api.admin.post('/equipa').send(membro)]],
  ['PUT /api/equipa/:id', ['alterou', 'equipa', replaced('/equipa', (id) => `/api/equipa/${id}`, membro)]],
  [
    'DELETE /api/equipa/delete/:id',
    ['eliminou', 'equipa', removed('/equipa', (id) => `/api/equipa/delete/${id}`, membro)],
  ],
  ['POST /materialpost', ['criou', 'materialpost', () => api.admin.post('/materialpost').send(material)]],
  [
    'PUT /materialpost/:id',
    ['alterou', 'materialpost', replaced('/materialpost', (id) => `/materialpost/${id}`, material)],
  ],
  [
    'DELETE /api/materialpost/delete/:id',
    ['eliminou', 'materialpost', removed('/materialpost', (id) => `/api/materialpost/delete/${id}`, material)],
  ],
  ...ofContent('edicoes', edition('20302031'), edition('20312032'), edition('20322033')),
  ...ofContent('parceiros', { nome: 'Câmara', descricao: 'a' }),
  ...ofContent('mural', { edicao: '20252026', titulo: 'A horta' }),
  ...ofContent('perguntas', { pagina: 'faq', pergunta: 'Quando?', resposta: 'a' }),
  [
    'PUT /api/parceiros/ordem',
    ['alterou', 'parceiros', async () => api.admin.put('/api/parceiros/ordem').send({ ids: await idsOf('parceiros') })],
  ],
  [
    'PUT /api/perguntas/ordem',
    [
      'alterou',
      'perguntas',
      async () => {
        const ids = await idsOf('perguntas?filter={"pagina":"faq"}');
        return api.admin.put('/api/perguntas/ordem').send({ pagina: 'faq', ids });
      },
    ],
  ],
  [
    'PUT /api/paginas/:chave',
    ['alterou', 'paginas', () => api.admin.put('/api/paginas/associacao').send({ conteudo: { name: 'DFC' } })],
  ],
  [
    'POST /api/paginas/:chave/publicacao',
    [
      'publicou',
      'paginas',
      async () => {
        await api.admin.put('/api/paginas/associacao').send({ conteudo: { tagline: 'Outro lema.' } });
        await news();
        return api.admin.post('/api/paginas/associacao/publicacao').send({});
      },
    ],
  ],
  [
    'PUT /api/participacoes/:id',
    [
      'alterou',
      'participacoes',
      async () => {
        const school = { escola: 'a', professor: 'a', email: 'a@b.pt', emailEscola: 'a@b.pt', telefone: '912345678' };
        return api.admin.put(`/api/participacoes/${await takingPart()}`).send({ ...school, estado: 'nomeada' });
      },
    ],
  ],
  [
    'DELETE /api/participacoes/:id',
    ['eliminou', 'participacoes', async () => api.admin.delete(`/api/participacoes/${await takingPart()}`)],
  ],
  [
    'POST /api/participacoes/:id/juncao',
    [
      'alterou',
      'participacoes',
      async () => {
        const other = await takingPart();
        return api.admin.post(`/api/participacoes/${await takingPart()}/juncao`).send({ ids: [other] });
      },
    ],
  ],
  [
    'PUT /api/participacoes/:id/prazo',
    [
      'alterou',
      'participacoes',
      async () => {
        const { resultados } = await present();
        return api.admin.put(`/api/participacoes/${await takingPart()}/prazo`).send({ ate: resultados, motivo: 'a' });
      },
    ],
  ],
  [
    'POST /api/participacoes/:id/ligacao',
    ['alterou', 'participacoes', async () => api.admin.post(`/api/participacoes/${await takingPart()}/ligacao`)],
  ],
  [
    'DELETE /api/participacoes/:id/ligacao',
    ['alterou', 'participacoes', async () => api.admin.delete(`/api/participacoes/${await takingPart()}/ligacao`)],
  ],
  [
    'POST /api/participacoes/mensagens',
    [
      'criou',
      'participacoes',
      async () => {
        const ids = [await takingPart()];
        return api.admin.post('/api/participacoes/mensagens').send({ ids, assunto: 'Olá', texto: 'Olá' });
      },
    ],
  ],
  [
    'POST /api/participacoes/mural',
    [
      'publicou',
      'mural',
      async () => {
        const participacaoId = await takingPart();
        const { manager } = api.dataSource;
        const words = { titulo: 'a', frase: 'a', sentir: 'a', imaginar: 'a', fazer: 'a', partilhar: 'a' };
        const handedIn = { submetidoEm: new Date(), alteradoEm: new Date(), mostrar: true, fotos: [], versao: 1 };
        await manager.insert(Projeto, { participacaoId, ...words, ...handedIn });
        return api.admin.post('/api/participacoes/mural').send({ ids: [participacaoId] });
      },
    ],
  ],
  [
    'PUT /api/lembretes/:id',
    [
      'alterou',
      'lembretes',
      () => api.admin.put('/api/lembretes/1').send({ assunto: 'Olá', texto: 'Olá', segue: true }),
    ],
  ],
  [
    'POST /api/edicoes/:id/prolongamento',
    [
      'alterou',
      'edicoes',
      async () => {
        const { id, submissaoFecha } = await present();
        const ate = lisbonDay(new Date(Date.parse(submissaoFecha ?? '') + DAY_MS));
        return api.admin.post(`/api/edicoes/${id}/prolongamento`).send({ prazo: 'submissao', ate });
      },
    ],
  ],
  ['POST /api/convites', ['criou', 'convites', () => api.admin.post('/api/convites').send({})]],
  ['DELETE /api/convites/:id', ['anulou', 'convites', removed('/api/convites', (id) => `/api/convites/${id}`, {})]],
  ['POST /api/relatorios2', ['criou', 'relatorios', () => report()]],
  [
    'DELETE /api/relatorios2/:id',
    [
      'eliminou',
      'relatorios',
      async () => {
        const { id } = (await report()).body as { id: number };
        await news();
        return api.admin.delete(`/api/relatorios2/${id}`);
      },
    ],
  ],
  ['DELETE /Newsletter/:id', ['eliminou', 'newsletter', () => api.admin.delete('/Newsletter/1')]],
  ...publicForms.flatMap(({ inbox, panelResource }) => handled(inbox, panelResource)),
  [
    'POST /upload',
    ['criou', 'files', async () => api.admin.post('/upload').attach('images', await picture('png', 8, 8), 'a.png')],
  ],
  [
    'DELETE /api/delete/:id',
    [
      'eliminou',
      'files',
      async () => {
        const name = await upload();
        await news();
        return api.admin.delete(`/api/delete/${name}`);
      },
    ],
  ],
  [
    'PUT /api/files/:id',
    ['alterou', 'files', ofPicture((name) => api.admin.put(`/api/files/${name}`).send({ menores: true }))],
  ],
  [
    'POST /api/files/:id/retirada',
    ['retirou', 'files', ofPicture((name) => api.admin.post(`/api/files/${name}/retirada`))],
  ],
  [
    'POST /api/files/:id/substituicao',
    [
      'substituiu',
      'files',
      ofPicture(async (name) => {
        const por = await upload();
        await news();
        return api.admin.post(`/api/files/${name}/substituicao`).send({ por });
      }),
    ],
  ],
  [
    'DELETE /api/files/:id/retirada',
    [
      'repôs',
      'files',
      ofPicture(async (name) => {
        await api.admin.post(`/api/files/${name}/retirada`);
        await news();
        return api.admin.delete(`/api/files/${name}/retirada`);
      }),
    ],
  ],
  ['POST /api/logout', ['saiu', 'sessao', async () => api.http.post('/api/logout').set(await anotherSession())]],
  [
    'DELETE /api/sessoes',
    ['eliminou', 'sessao', async () => api.http.delete('/api/sessoes').set(await anotherSession())],
  ],
  [
    'DELETE /api/sessoes/:id',
    [
      'eliminou',
      'sessao',
      async () => {
        const own = await anotherSession();
        const { body } = await api.http.get('/api/sessoes').set(own);
        const { id } = (body as { id: string; atual: boolean }[]).find(({ atual }) => !atual) ?? { id: '' };
        return api.http.delete(`/api/sessoes/${id}`).set(own);
      },
    ],
  ],
  ['PUT /api/conta', ['alterou', 'conta', () => api.admin.put('/api/conta').send({ nome: admin.nome })]],
  [
    'POST /api/conta/confirmacao',
    ['entrou', 'conta', () => api.admin.post('/api/conta/confirmacao').send({ password: ADMIN_PASSWORD })],
  ],
  [
    'PUT /api/conta/password',
    [
      'alterou',
      'conta',
      () => api.admin.put('/api/conta/password').send({ atual: ADMIN_PASSWORD, nova: ADMIN_PASSWORD }),
    ],
  ],
  ['POST /api/segundo-passo/passkeys', ['criou', 'conta', addPasskey]],
  [
    'PUT /api/segundo-passo/passkeys/:id',
    ['alterou', 'conta', afterPasskey((id) => api.admin.put(`/api/segundo-passo/passkeys/${id}`).send({ nome: 'a' }))],
  ],
  [
    'DELETE /api/segundo-passo/passkeys/:id',
    ['eliminou', 'conta', afterPasskey((id) => api.admin.delete(`/api/segundo-passo/passkeys/${id}`))],
  ],
  ['PUT /api/segundo-passo/aplicacao', ['alterou', 'conta', setUpApp]],
  ['POST /api/segundo-passo/codigos', ['criou', 'conta', afterApp(() => api.admin.post('/api/segundo-passo/codigos'))]],
  [
    'DELETE /api/segundo-passo/aplicacao',
    ['eliminou', 'conta', afterApp(() => api.admin.delete('/api/segundo-passo/aplicacao'))],
  ],
  ['DELETE /api/segundo-passo', ['eliminou', 'conta', afterApp(() => api.admin.delete('/api/segundo-passo'))]],
  [
    'DELETE /api/users/:id/segundo-passo',
    [
      'alterou',
      'users',
      async () => {
        const { id } = await newPersonWithApp(api);
        await news();
        return api.admin.delete(`/api/users/${id}/segundo-passo`);
      },
    ],
  ],
  [
    'PUT /api/privacidade/regras/:regra',
    [
      'alterou',
      'privacidade',
      () => api.admin.put('/api/privacidade/regras/submissions').send({ dias: 730, vencidos: 1_000 }),
    ],
  ],
  ['POST /api/retidos', ['reteve', 'formacoes', () => hold(1)]],
  [
    'PUT /api/retidos/:id',
    ['reteve', 'formacoes', afterHold(3, (id) => api.admin.put(`/api/retidos/${id}`).send(held))],
  ],
  [
    'DELETE /api/retidos/:id',
    ['libertou', 'newsletter', afterHold(2, (id) => api.admin.delete(`/api/retidos/${id}`), 'newsletter')],
  ],
  ['POST /api/dados-pessoais/apagamento', ['eliminou', 'dados-pessoais', ofPerson('apagamento')]],
  ['POST /api/pedidos-dados', ['criou', 'pedidos-dados', () => api.admin.post('/api/pedidos-dados').send(request)]],
  [
    'PUT /api/pedidos-dados/:id',
    [
      'alterou',
      'pedidos-dados',
      async () => {
        const id = await made('/api/pedidos-dados', request);
        await news();
        return api.admin.put(`/api/pedidos-dados/${id}`).send({ feito: true });
      },
    ],
  ],
  ['POST /api/dados-pessoais/pesquisa', ['abriu', 'dados-pessoais', ofPerson('pesquisa')]],
  ['POST /api/dados-pessoais/exportacao', ['exportou', 'dados-pessoais', ofPerson('exportacao')]],
  ['POST /api/dados-pessoais/consentimentos', ['abriu', 'dados-pessoais', ofPerson('consentimentos')]],
  [
    'POST /api/atividade/exportacoes',
    ['exportou', 'contactos', () => api.admin.post('/api/atividade/exportacoes').send({ secao: 'contactos' })],
  ],
]);

/** The routes that change no record: unsaved input, a check of links, and what a POST gives out for a short time. */
const changesNothing = [
  'DELETE /api/por-guardar/:chave',
  'POST /api/ligacoes',
  'POST /api/edicoes/:id/prolongamento/previsualizacao',
  'POST /api/lembretes/:id/previsualizacao',
  'POST /api/participacoes/mensagens/previsualizacao',
  'POST /api/previsualizacoes',
  'POST /api/segundo-passo/passkeys/opcoes',
  'PUT /api/por-guardar/:chave',
];

describe('what an administrator changes', () => {
  it('is tried at every route that changes something', () => {
    const routes = statedRoutes(api.app)
      .filter(({ method, access }) => method !== 'GET' && !String(access).startsWith('public'))
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => !changesNothing.includes(route));
    expect([...changes.keys()].sort()).toEqual(routes.sort());
  });

  it.each([...changes])('by %s is told of in one row', async (route, [verbo, secao, act]) => {
    await news();
    const { status } = await act();
    expect([200, 201, 204]).toContain(status);
    const [row, ...more] = await news();
    expect(more).toEqual([]);
    const own = secao === 'sessao' ? {} : { quemId: admin.id };
    expect(row).toMatchObject({ verbo, secao, quem: admin.nome, resultado: 'ok', origem: '127.0.0.0/24', ...own });
    const named =
      secao === 'files' ? /^\d{13}_[a-z-]+-[0-9a-f]{32}\.png$/.test(row?.registo ?? '') : idOf(row?.registo ?? null);
    const byFingerprint = secao === 'dados-pessoais' && /^[0-9a-f]{16}$/.test(row?.registo ?? '');
    const byKey = secao === 'paginas' && row?.registo === 'associacao';
    const byRule = secao === 'privacidade' && row?.registo === 'submissions';
    // all records of a list, or of several, at once
    const isOfAll = route.endsWith('/ordem') || route.endsWith('/participacoes/mensagens') || secao === 'exemplos';
    const byAll = isOfAll && row?.registo === null;
    expect(byAll || byKey || byRule || byFingerprint || named || verbo === 'exportou' || secao === 'sessao').toBe(true);
  });

  it('is told of once for each of several files', async () => {
    await news();
    const image = await picture('png', 8, 8);
    const { body } = await api.admin.post('/upload').attach('images', image, 'a.png').attach('images', image, 'b.png');
    expect((await news()).map(({ registo }) => registo)).toEqual((body as { filePaths: string[] }).filePaths);
  });

  it('is told of where something is, and nowhere else', async () => {
    await news();
    await api.admin.post('/api/segundo-passo/passkeys/opcoes').send({}).expect(200);
    expect(await news()).toEqual([]);
  });

  it('makes a chain that holds', async () => {
    const { broken, good } = await api.dataSource.transaction((manager) =>
      checkChain(manager, installationSecrets(settings)),
    );
    expect([broken, good >= changes.size]).toEqual([undefined, true]);
  });
});
