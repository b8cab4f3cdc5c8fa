import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { pdf, picture } from '../../../test/support/samples.js';
import { until } from '../../../test/support/until.js';
import { settings } from '#platform/config/settings.js';
import { SearchTerm } from '#platform/database/search/search-term.entity.js';
import { Ficheiro } from '../storage/ficheiro.entity.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await emptyBin();
  for (const name of await list()) await api.admin.delete(`/api/delete/${name}`).expect(204);
});

async function emptyBin(): Promise<void> {
  const { body } = await api.admin.get('/api/lixo').expect(200);
  for (const { id } of body as { id: number }[]) await api.admin.delete(`/api/lixo/${id}`).expect(204);
}

async function list(query: Record<string, string> = {}): Promise<string[]> {
  return (await api.admin.get('/api/files').query(query).expect(200)).body as string[];
}

async function upload(content: Buffer, name: string): Promise<string> {
  const { body } = await api.admin.post('/upload').attach('images', content, name).expect(200);
  return (body as { filePaths: [string] }).filePaths[0];
}

const uploadPicture = async (name = 'foto.jpg') => upload(await picture('jpeg', 60, 40), name);
const cached = (name: string) => readdir(join(settings.dataDir, 'cache', 'larguras', name)).catch((): string[] => []);

async function expectNothingGone(act: () => Promise<unknown>): Promise<void> {
  const stored = async () => [await api.dataSource.manager.find(Ficheiro), await api.files('uploads')];
  const before = await stored();
  await act();
  expect(await stored()).toEqual(before);
}

describe('GET /api/files/{name}', () => {
  it('says that a new file is used nowhere, to administrators only, and knows no other', async () => {
    const name = await uploadPicture();
    const { body } = await api.admin.get(`/api/files/${name}`).expect(200);
    expect(body).toEqual({ id: name, nome: name, usos: [] });
    await api.http.get(`/api/files/${name}`).expect(401);
    await api.admin.get('/api/files/outro.jpg').expect(404);
  });
});

describe('GET /api/files', () => {
  it('lists the names of the public files, the newest first, for administrators', async () => {
    const first = await uploadPicture();
    const second = await upload(pdf(), 'guia.pdf');
    const { body, headers } = await api.admin.get('/api/files').expect(200);
    expect(body).toEqual([second, first]);
    expect(headers['content-range']).toBe('files 0-1/2');
    expect(first).toMatch(/^\d{13}_foto-[0-9a-f]{32}\.jpg$/);
    await api.http.get('/api/files').expect(401);
  });

  it('does not show attachments, which are personal data', async () => {
    const { body } = await api.http
      .post('/contactos')
      .field({
        assunto: 'a',
        email: 'a@b.pt',
        nome: 'n',
        descricao: 'd',
        privacidade: 'true',
        recaptcha: await api.captcha(),
      })
      .attach('documento', pdf(), 'segredo.pdf')
      .expect(201);
    const { documento } = (await api.admin.get(`/api/contactos/${(body as { id: number }).id}`).expect(200)).body as {
      documento: string;
    };
    expect(await list()).toEqual([]);
    expect(await list({ filter: '{"q":"segredo"}' })).toEqual([]);
    await expectNothingGone(() => api.admin.delete(`/api/delete/${documento}`).expect(404));
    expect(await api.files('documentos')).toContain(documento);
  });

  it('pages, sorts, filters by kind and searches by name', async () => {
    const photo = await uploadPicture('Recreio às cores.jpg');
    const guide = await upload(pdf(), 'Guia do recreio.pdf');
    const report = await upload(pdf(), 'Contas.pdf');
    expect(await list({ range: '[1,1]' })).toEqual([guide]);
    expect(await list({ sort: '["nome","ASC"]' })).toEqual([photo, guide, report]);
    expect(await list({ sort: '["createdAt","ASC"]', range: '[0,0]' })).toEqual([photo]);
    expect(await list({ filter: '{"tipo":"image"}' })).toEqual([photo]);
    expect(await list({ filter: '{"tipo":"pdf"}' })).toEqual([report, guide]);
    expect(await list({ filter: '{"q":"RECREIO"}' })).toEqual([guide, photo]);
    expect(await list({ filter: '{"q":"às cores","tipo":"image"}' })).toEqual([photo]);
    expect(await list({ filter: JSON.stringify({ id: [photo, report] }) })).toEqual([report, photo]);
    for (const filter of ['{"tipo":"svg"}', '{"tipo":true}', '{"area":"documentos"}', '{"id":[1]}', '{"sha256":"x"}']) {
      await api.admin.get('/api/files').query({ filter }).expect(400);
    }
  });
});

describe('DELETE /api/delete/{name}', () => {
  it('takes the file, its row, its search terms and its cached versions away', async () => {
    const name = await uploadPicture('efemera.jpg');
    await until('its versions are made', async () => (await cached(name)).includes('320.avif'));
    await api.admin.delete(`/api/delete/${name}`).expect(204);
    await api.http.get(`/uploads/${name}`).expect(404);
    await api.http.get(`/uploads/${name}`).query({ w: 320 }).expect(404);
    expect(await api.files('uploads')).not.toContain(name);
    expect(await cached(name)).toEqual([]);
    expect(await api.dataSource.manager.countBy(SearchTerm, { resource: 'files', term: 'efemera' })).toBe(0);
    await api.admin.delete(`/api/delete/${name}`).expect(404);
  });

  it('is for administrators only', async () => {
    const name = await uploadPicture();
    await expectNothingGone(() => api.http.delete(`/api/delete/${name}`).expect(401));
  });

  it.each(['..%2f..%2ftest.sqlite', '..%2fdocumentos', '%2e%2e', '.', 'nada.jpg', '%00', '*', '%25', '_', 'tmp'])(
    'finds nothing under %s',
    async (name) => {
      await uploadPicture();
      await expectNothingGone(() => api.admin.delete(`/api/delete/${name}`).expect(404));
    },
  );

  const event = { titulo: 'Festival', data: '2026-06-01', local: 'Porto' };
  const article = { titulo: 'Notícia', descricao: 'Texto.' };
  const member = { nome: 'Inês', estado: 'Atual', testemunho: 'Gostei.', img: 'https://exemplo.pt/a.jpg' };
  const material = {
    titulo: 'Guia',
    texto: 'Texto.',
    download: 'https://exemplo.pt/a.pdf',
    img: 'https://exemplo.pt/a.jpg',
  };
  const url = (name: string) => `${settings.apiUrl}/uploads/${name}`;

  it.each([
    [
      'an event’s image',
      '/api/eventos',
      '/api/eventos/delete',
      'Evento "Festival"',
      (n: string) => ({ ...event, url: url(n) }),
    ],
    [
      'an event’s photo',
      '/api/eventos',
      '/api/eventos/delete',
      'Evento "Festival"',
      (n: string) => ({ ...event, fotos: [url(n)] }),
    ],
    [
      'an event’s text',
      '/api/eventos',
      '/api/eventos/delete',
      'Evento "Festival"',
      (n: string) => ({ ...event, descricao: `Ver ${url(n)}.` }),
    ],
    [
      'an article’s image',
      '/api/imprensa',
      '/api/imprensa/delete',
      'Artigo "Notícia"',
      (n: string) => ({ ...article, url: url(n) }),
    ],
    [
      'an article’s photo',
      '/api/imprensa',
      '/api/imprensa/delete',
      'Artigo "Notícia"',
      (n: string) => ({ ...article, fotos: [url(n)] }),
    ],
    [
      'a member’s picture',
      '/equipa',
      '/api/equipa/delete',
      'Membro "Inês"',
      (n: string) => ({ ...member, img: url(n) }),
    ],
    [
      'a material’s picture',
      '/materialpost',
      '/api/materialpost/delete',
      'Material "Guia"',
      (n: string) => ({ ...material, img: url(n) }),
    ],
    [
      'a material’s download',
      '/materialpost',
      '/api/materialpost/delete',
      'Material "Guia"',
      (n: string) => ({ ...material, download: url(n) }),
    ],
  ])('refuses %s and says where it is, until it is there no more', async (_what, create, remove, where, body) => {
    const name = await uploadPicture();
    const other = await uploadPicture();
    const { id } = (await api.admin.post(create).send(body(name)).expect(201)).body as { id: number };
    await expectNothingGone(async () => {
      const uses = await api.admin.get(`/api/files/${name}`).expect(200);
      expect(uses.body).toEqual({ id: name, nome: name, usos: where.split(', ') });
      const answer = await api.admin.delete(`/api/delete/${name}`).expect(409);
      expect(answer.body).toMatchObject({ message: `Este ficheiro está em uso: ${where}.` });
    });
    await api.admin.delete(`/api/delete/${other}`).expect(204);
    await api.admin.delete(`${remove}/${id}`).expect(204);
    await emptyBin();
    await api.admin.delete(`/api/delete/${name}`).expect(204);
  });

  it('leaves no record that names a deleted file, also when a save races', async () => {
    const sentence = 'O ficheiro carregado já não existe. Carregue-o de novo.';
    for (let round = 0; round < 5; round += 1) {
      const name = await uploadPicture();
      const [saved, deleted] = await Promise.all([
        api.admin.post('/api/eventos').send({ ...event, fotos: [url(name)] }),
        api.admin.delete(`/api/delete/${name}`),
      ]);
      const { id, errors } = saved.body as { id?: number; errors?: { fotos?: string } };
      expect([
        [201, 409, undefined],
        [400, 204, sentence],
      ]).toContainEqual([saved.status, deleted.status, errors?.fotos]);
      if (id !== undefined) await api.admin.delete(`/api/eventos/delete/${id}`).expect(204);
    }
    await emptyBin();
    const gone = await uploadPicture();
    await api.admin.delete(`/api/delete/${gone}`).expect(204);
    const { id } = (await api.admin.post('/equipa').send(member).expect(201)).body as { id: number };
    for (const request of [api.admin.post('/equipa'), api.admin.put(`/api/equipa/${id}`)]) {
      const { body } = await request.send({ ...member, img: url(gone) }).expect(400);
      expect(body).toMatchObject({ errors: { img: sentence } });
    }
    expect((await api.admin.get(`/equipa/${id}`).expect(200)).body).toMatchObject({ img: member.img, versao: 1 });
  });

  it('leaves no formatted text that shows a deleted file, or leads to it; one that only names it is a text', async () => {
    const gone = await uploadPicture();
    await api.admin.delete(`/api/delete/${gone}`).expect(204);
    const sentence = 'O texto mostra um ficheiro que já não existe. Retire-o do texto ou escolha outro.';
    const { id } = (await api.admin.post('/api/imprensa').send(article).expect(201)).body as { id: number };
    const draft = { recurso: 'imprensa', estado: 'rascunho' };
    for (const shown of [`![Uma horta](/uploads/${gone} "No recreio")`, `[o guia](${url(gone)}?w=320)`]) {
      const descricao = `Antes.\n\n${shown}\n\nDepois.`;
      for (const request of [
        api.admin.post('/api/imprensa').send({ ...article, descricao }),
        api.admin.put(`/api/imprensa/${id}`).send({ ...article, descricao }),
        api.admin.post('/api/rascunhos').send({ ...draft, conteudo: { ...article, descricao } }),
      ]) {
        const { body } = await request.expect(400);
        expect((body as { errors: Record<string, string> }).errors['descricao']).toBe(sentence);
      }
    }
    const spoken = { ...article, descricao: `Estava em /uploads/${gone}.` };
    await api.admin.put(`/api/imprensa/${id}`).send(spoken).expect(200);
    const there = { ...article, descricao: `![Uma horta](/uploads/${await uploadPicture()})` };
    await api.admin.put(`/api/imprensa/${id}`).send(there).expect(200);
    await api.admin.delete(`/api/imprensa/delete/${id}`).expect(204);
    await emptyBin();
  });

  it('refuses a report’s file, and names every use', async () => {
    const { id, arquivo } = (
      await api.admin
        .post('/api/relatorios2')
        .field({ nome_do_ficheiro: 'Contas', ano: '2024' })
        .attach('file', pdf(), 'c.pdf')
        .expect(201)
    ).body as { id: number; arquivo: string };
    const made = await api.admin
      .post('/materialpost')
      .send({ ...material, download: url(arquivo) })
      .expect(201);
    await expectNothingGone(async () => {
      const { body } = await api.admin.delete(`/api/delete/${arquivo}`).expect(409);
      const { message } = body as { message: string };
      expect(message).toContain('Relatório "Contas"');
      expect(message).toContain('Material "Guia"');
    });
    await api.admin.delete(`/api/materialpost/delete/${(made.body as { id: number }).id}`).expect(204);
    await api.admin.delete(`/api/relatorios2/${id}`).expect(204);
  });
});
