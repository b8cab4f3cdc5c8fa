import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { uploadPicture } from '../../../test/support/content-with-picture.js';
import { awaitMail } from '../../../test/support/mail.js';
import { publicForms } from '../../../test/support/public-forms.js';
import { pdf } from '../../../test/support/samples.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const figures = async () => (await api.admin.get('/api/resumo').expect(200)).body;

async function submit(nome: string): Promise<number> {
  const form = { assunto: 'A', email: 'a@b.pt', nome, descricao: 'Olá', privacidade: 'true' };
  const { body } = await api.http
    .post('/contactos')
    .field({ ...form, recaptcha: await api.captcha() })
    .attach('documento', pdf(), 'a.pdf')
    .expect(201);
  return body.id;
}

describe('GET /api/resumo', () => {
  it('begins with one user and nothing else', async () => {
    const { contagens, naoLidas, eventosPorRever } = await figures();
    const { users, ...others } = contagens;
    expect(users).toBe(1);
    expect(Object.values(others).every((count) => count === 0)).toBe(true);
    const forms = publicForms.map(({ section }) => section).sort();
    const contents = ['equipa', 'eventos', 'files', 'imprensa', 'materialpost', 'newsletter'];
    expect(Object.keys(others).sort()).toEqual([...forms, ...contents].sort());
    expect(Object.keys(naoLidas).sort()).toEqual(forms);
    expect(eventosPorRever).toBe(0);
  });

  it('counts what comes and goes, public files alone, and what nobody has read', async () => {
    const first = await submit('Ana');
    const second = await submit('Rui');
    await api.admin.post('/upload').attach('images', pdf(), 'a.pdf').expect(200);
    await api.admin.put(`/api/contactos/${first}`).send({ lida: true }).expect(200);
    expect(await figures()).toMatchObject({ contagens: { contactos: 2, files: 1 }, naoLidas: { contactos: 1 } });
    const { submissoesPorMes } = await figures();
    expect(submissoesPorMes).toHaveLength(12);
    expect(submissoesPorMes.map(({ total }: { total: { contactos: number } }) => total.contactos)).toEqual([
      ...Array.from({ length: 11 }, () => 0),
      2,
    ]);
    await api.admin.delete(`/api/contactos/${second}`).expect(204);
    expect(await figures()).toMatchObject({ contagens: { contactos: 1, files: 1 }, naoLidas: { contactos: 0 } });
  });

  it('counts as subscribers who has confirmed, and apart from them who has yet to', async () => {
    const counted = async () => {
      const { contagens, subscricoesPorConfirmar } = await figures();
      return [contagens.newsletter, subscricoesPorConfirmar];
    };
    const email = 'subscritora@exemplo.pt';
    await api.http.post('/api/newsletter').send({ nome: 'Ana', email }).expect(201);
    expect(await counted()).toEqual([0, 1]);
    const [link = ''] = /\/newsletter\/confirmar\/[\w-]+/.exec((await awaitMail(email)).text ?? '') ?? [];
    await api.http.post(`/api${link}`).expect(303);
    expect(await counted()).toEqual([1, 0]);
  });

  it('counts the drafts that nobody has published', async () => {
    const conteudo = { titulo: 'Festa', local: 'Gaia', data: '2199-01-01', ano: 2030 };
    await api.admin.post('/api/rascunhos').send({ recurso: 'eventos', estado: 'rascunho', conteudo }).expect(201);
    expect(await figures()).toMatchObject({ contagens: { eventos: 0 }, rascunhosPorPublicar: 1 });
  });

  it('counts the events that are over and still announced', async () => {
    const event = { titulo: 'Festa', local: 'Gaia' };
    const long = { data: '2020-01-01', dataFim: '2199-01-01', ano: 2020 };
    await api.admin
      .post('/api/eventos')
      .send({ ...event, data: '2021-01-01', tipo: 'proximo' })
      .expect(201);
    await api.admin
      .post('/api/eventos')
      .send({ ...event, data: '2021-01-01', tipo: 'anterior' })
      .expect(201);
    await api.admin
      .post('/api/eventos')
      .send({ ...event, ...long, tipo: 'decorrer' })
      .expect(201);
    expect(await figures()).toMatchObject({ contagens: { eventos: 3 }, eventosPorRever: 1 });
  });

  it('counts as many as the list shows that its figure leads to', async () => {
    const listed = async (path: string, mark: string) =>
      ((await api.admin.get(path).query({ filter: JSON.stringify({ [mark]: true }) })).body as object[]).length;
    const nome = await uploadPicture(api);
    await api.admin.put(`/api/files/${nome}`).send({ menores: true }).expect(200);
    await uploadPicture(api);
    const whole = { titulo: 'Festa', local: 'Gaia', tipo: 'proximo', diaInteiro: true };
    for (const data of [new Date(), '2021-01-01', '2022-01-01'])
      await api.admin
        .post('/api/eventos')
        .send({ ...whole, data })
        .expect(201);
    expect(await figures()).toMatchObject({ eventosPorRever: 3, fotografiasPorAutorizar: 1, projetosPorMostrar: 0 });
    expect(await listed('/api/eventos', 'porRever')).toBe(3);
    expect(await listed('/api/fotografias', 'porAutorizar')).toBe(1);
    expect(await listed('/api/participacoes', 'porMostrar')).toBe(0);
    // the back office asks for what visitors do not see, too
    const filter = JSON.stringify({ porRever: true, estado: 'todos' });
    expect((await api.admin.get('/api/eventos').query({ filter, range: '[0,1]' })).headers['content-range']).toBe(
      'eventos 0-1/3',
    );
  });
});
