import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { leastEvento } from '../../../test/support/eventos.js';
import { Inviting, photo, testimonial } from '../../../test/support/inviting.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { Ficheiro } from '#files/storage/ficheiro.entity.js';
import { Bin } from '#content/shared/bin.service.js';
import { Convite } from './convite.entity.js';
import { ConvitesService } from './convites.service.js';

let api: TestApi;
const inviting = new Inviting(() => api);
const EXPIRED = { expira: new Date(Date.now() - 1) };

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const sweep = () => api.app.get(ConvitesService).removeOutdated(new Date(), 500);
const isThere = async (nome: string) =>
  (await api.files('uploads')).includes(nome) && (await api.dataSource.manager.existsBy(Ficheiro, { nome }));

/** A testimonial that waits. */
async function sent() {
  const { id, token } = await inviting.invite();
  const nome = await inviting.uploaded(token);
  const { body } = await inviting.submit(token, `/uploads/${nome}`).expect(201);
  return { id, nome, membroId: (body as { id: number }).id };
}

describe('the picture of a testimonial', () => {
  it('is taken without telling the guest whether the library has it', async () => {
    const one = await inviting.invite();
    await inviting.uploaded(one.token);
    const { body: known } = await api.admin.post('/upload').attach('images', photo, 'eu.jpg').expect(200);
    expect(known).toHaveProperty('iguais');
    const other = await inviting.invite();
    const { body } = await inviting.upload(other.token).expect(200);
    expect(Object.keys(body as object).sort()).toEqual(['filePaths', 'message', 'success']);
  });

  it('is there for who may edit and for nobody else, in no width, until the testimonial is approved', async () => {
    const { nome, membroId } = await sent();
    const paths = [`/uploads/${nome}`, `/uploads/${nome}?w=320`, `/uploads/${nome}?nome=eu`];
    for (const path of paths) {
      const { body, headers } = await api.http.get(path).expect(404);
      expect([(body as { erro: string }).erro, headers['cache-control']]).toEqual([
        'O ficheiro pedido não existe.',
        'no-store',
      ]);
      expect((await api.admin.get(path).expect(200)).headers['cache-control']).toBe('no-store');
    }
    const { body } = await api.admin.get(`/api/fotografias?filter=${JSON.stringify({ id: [nome] })}`).expect(200);
    expect(body).toMatchObject([{ nome, menores: false, estado: 'porAprovar' }]);

    const draft = (await api.admin.get(`/equipa/${membroId}`).expect(200)).body as object;
    await api.admin.put(`/api/equipa/${membroId}`).send(draft).expect(200);
    await api.http.get(`/uploads/${nome}`).expect(404);
    const stored = (await api.admin.get(`/equipa/${membroId}`).expect(200)).body as object;
    await api.admin
      .put(`/api/equipa/${membroId}`)
      .send({ ...stored, rascunho: false })
      .expect(200);
    const shown = await api.http.get(`/uploads/${nome}`).expect(200);
    expect(shown.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { body: member } = await api.http.get(`/equipa/${membroId}`).expect(200);
    expect((member as { img: string }).img).toMatch(new RegExp(`/uploads/${nome}$`));
    expect(await sweep()).toBe(0);
    expect(await isThere(nome)).toBe(true);
  });

  it('is shown no sooner because something else is said of it, and stays hidden where something else hides it', async () => {
    const { nome, membroId } = await sent();
    await api.admin.post(`/api/files/${nome}/retirada`).expect(200);
    await api.admin.delete(`/api/files/${nome}/retirada`).expect(200);
    await api.admin.put(`/api/files/${nome}`).send({ menores: false }).expect(200);
    await api.http.get(`/uploads/${nome}`).expect(404);
    await api.admin.put(`/api/files/${nome}`).send({ menores: true }).expect(200);
    const img = `/uploads/${nome}`;
    await api.admin
      .put(`/api/equipa/${membroId}`)
      .send({ ...testimonial, img, rascunho: false })
      .expect(200);
    await api.http.get(img).expect(404);
    await api.admin.put(`/api/files/${nome}`).send({ menores: false }).expect(200);
    await api.http.get(img).expect(200);
  });

  it('is cut out of what visitors read, wherever else it is put', async () => {
    const { nome } = await sent();
    const evento = { ...leastEvento, url: `/uploads/${nome}` };
    const { body } = await api.admin.post('/api/eventos').send(evento).expect(201);
    const { text } = await api.http.get(`/api/eventos/${(body as { id: number }).id}`).expect(200);
    expect(text).not.toContain(nome);
  });
});

describe('the pictures of invitations that came to nothing', () => {
  it('go when the invitation is over, and not before', async () => {
    const { id, token } = await inviting.invite();
    const nome = await inviting.uploaded(token);
    await sweep();
    expect(await isThere(nome)).toBe(true);
    await inviting.change(id, EXPIRED);
    expect(await sweep()).toBe(1);
    expect(await isThere(nome)).toBe(false);
    await api.admin.get(`/uploads/${nome}`).expect(404);
    expect(await api.dataSource.manager.findOneByOrFail(Convite, { id })).toMatchObject({ imagem: null });
    expect(await sweep()).toBe(0);
  });

  it('go when the testimonial is refused and has left the bin', async () => {
    const { nome, membroId } = await sent();
    await sweep();
    expect(await isThere(nome)).toBe(true);
    await api.admin.delete(`/api/equipa/delete/${membroId}`).expect(204);
    expect(await sweep()).toBe(0);
    expect(await isThere(nome)).toBe(true);
    await api.http.get(`/uploads/${nome}`).expect(404);
    await api.app.get(Bin).removeOutdated(new Date(Date.now() + 31 * DAY_MS), 500);
    expect(await sweep()).toBe(1);
    expect(await isThere(nome)).toBe(false);
  });

  it('come back with a testimonial that was refused by mistake', async () => {
    const { nome, membroId } = await sent();
    await api.admin.delete(`/api/equipa/delete/${membroId}`).expect(204);
    await sweep();
    const { body } = await api.admin.get('/api/lixo').query({ filter: '{"recurso":"equipa"}' }).expect(200);
    const [binned] = body as { id: number }[];
    await api.admin.post(`/api/lixo/${binned?.id}/reposicao`).expect(200);
    expect((await api.admin.get(`/equipa/${membroId}`).expect(200)).body).toMatchObject({ rascunho: true });
    await api.http.get(`/equipa/${membroId}`).expect(404);
    expect(await isThere(nome)).toBe(true);
    await api.http.get(`/uploads/${nome}`).expect(404);
  });

  it('stay where the invitation is held, until that is over', async () => {
    const { id, token } = await inviting.invite();
    const nome = await inviting.uploaded(token);
    await inviting.change(id, EXPIRED);
    const ate = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
    const hold = { tipo: 'convites', registo: id, motivo: 'Uma queixa', ate };
    const { body } = await api.admin.post('/api/retidos').send(hold).expect(201);
    expect(await sweep()).toBe(0);
    expect(await isThere(nome)).toBe(true);
    await api.admin.delete(`/api/retidos/${(body as { id: number }).id}`).expect(204);
    expect(await sweep()).toBe(1);
    expect(await isThere(nome)).toBe(false);
  });

  it('stay where an editor has put them to another use', async () => {
    const { id, token } = await inviting.invite();
    const nome = await inviting.uploaded(token);
    await api.admin
      .post('/equipa')
      .send({ ...testimonial, img: `/uploads/${nome}` })
      .expect(201);
    await inviting.change(id, EXPIRED);
    await sweep();
    expect(await isThere(nome)).toBe(true);
    await api.http.get(`/uploads/${nome}`).expect(200);
  });
});
