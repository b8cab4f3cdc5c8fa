import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { makeAccount, makeSession, signed } from '../../../test/support/accounts.js';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { fillTable } from '../../../test/support/fill-table.js';
import { pdf } from '../../../test/support/samples.js';
import { Membro } from '#content/equipa/membro.entity.js';
import { Subscritor } from '#submissions/newsletter/subscritor.entity.js';
import { Submissions } from '#submissions/shared/submissions.service.js';
import { Atividade } from '../atividade/atividade.entity.js';

let api: TestApi;
let editor: ReturnType<typeof supertest.agent>;
let editorId: number;

beforeAll(async () => {
  api = await startApi();
  for (const entity of [
    ...api.app
      .get(Submissions)
      .forms()
      .map((form) => form.entity),
    Subscritor,
    Membro,
  ])
    await fillTable(api.dataSource, api.dataSource.getMetadata(entity), 4);
  const account = await makeAccount(api.dataSource, { papel: 'edicao' });
  editorId = account.id;
  const token = signed(await makeSession(api.dataSource, account));
  editor = supertest.agent(api.app.getHttpServer()).set('Authorization', `Bearer ${token}`);
});
afterAll(() => api.stop());

describe('an editor', () => {
  it('is shown by the overview what there is of content, and nothing of people', async () => {
    const { body: whole } = await api.admin.get('/api/resumo').expect(200);
    const { body } = await editor.get('/api/resumo').expect(200);
    expect(Object.keys(body.contagens).sort()).toEqual(['equipa', 'eventos', 'files', 'imprensa', 'materialpost']);
    expect(body.contagens.equipa).toBe(4);
    expect(body.rascunhos).toBe(whole.rascunhos);
    expect(body.naoLidas).toEqual({});
    expect(body.submissoesPorMes.map(({ total }: { total: object }) => total)).toEqual(Array(12).fill({}));
    expect(body.subscricoesPorConfirmar).toBe(0);
    expect(whole.contagens).toMatchObject({ contactos: 4, users: 2 });
    expect(whole.contagens.newsletter + whole.subscricoesPorConfirmar).toBe(4);
  });

  it('is shown the drafts of the team, as an administrator is', async () => {
    const { body } = await editor.get('/equipa').expect(200);
    expect(body).toEqual((await api.admin.get('/equipa')).body);
    expect(body.some(({ rascunho }: { rascunho: boolean }) => rascunho)).toBe(true);
  });

  it('is shown public files, and of what came with a submission neither the name nor where it is in use', async () => {
    const form = { assunto: 'A', email: 'a@b.pt', nome: 'Ana', descricao: 'Olá', privacidade: 'true' };
    const captcha = await api.captcha();
    await api.http
      .post('/contactos')
      .field({ ...form, recaptcha: captcha })
      .attach('documento', pdf(), 'a.pdf')
      .expect(201);
    await editor.post('/upload').attach('images', pdf(), 'publico.pdf').expect(200);
    const [documento = ''] = await api.files('documentos');
    const { text } = await editor.get('/api/files').expect(200);
    expect([text.includes('publico'), text.includes(documento)]).toEqual([true, false]);
    await editor.get(`/api/files/${documento}`).expect(404);
    await editor.delete(`/api/delete/${documento}`).expect(404);
    await editor.get(`/uploads/${documento}`).expect(404);
    await editor.get(`/documentos/${documento}`).expect(403);
    await api.admin.get(`/documentos/${documento}`).expect(200);
  });

  it('takes content out of the system and nothing else, and the trail tells of what they did', async () => {
    const exported = (secao: string) => editor.post('/api/atividade/exportacoes').send({ secao });
    for (const secao of ['contactos', 'newsletter', 'users', 'atividade', 'nada']) {
      const { status, body } = await exported(secao);
      expect([secao, status]).toEqual([secao, 403]);
      expect(body.message).toMatch(/^A sua conta é de edição/);
    }
    await exported('eventos').expect(204);
    const rows = await api.dataSource.manager.findBy(Atividade, { quemId: editorId, verbo: 'exportou' });
    expect(rows).toMatchObject([{ secao: 'eventos', resultado: 'ok' }]);
  });
});
