import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { endedInvitations, Inviting, testimonial, UNKNOWN_INVITATION } from '../../../test/support/inviting.js';
import { settings } from '#platform/config/settings.js';
import { Membro } from '#content/equipa/membro.entity.js';

let api: TestApi;
const inviting = new Inviting(() => api);

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('POST /testemunhos', () => {
  it('becomes a draft member that only administrators see until one approves it', async () => {
    const { id, token } = await inviting.invite();
    const img = `${settings.apiUrl}/uploads/${await inviting.uploaded(token)}`;
    const { body } = await inviting.submit(token, img).expect(201);
    const membroId = (body as { id: number }).id;
    expect(body).toEqual({ id: membroId, message: expect.stringContaining('Testemunho enviado com sucesso!') });
    await api.http.get(`/equipa/${membroId}`).expect(404);
    const draft = (await api.admin.get(`/equipa/${membroId}`).expect(200)).body as object;
    expect(draft).toEqual({ id: membroId, ...testimonial, img, rascunho: true, exemplo: false, versao: 1 });
    const listed = (
      await api.admin
        .get('/api/convites')
        .query({ filter: `{"id":${id}}` })
        .expect(200)
    ).body as object[];
    expect(listed).toEqual([expect.objectContaining({ estado: 'usado', membroId, usado: expect.any(String) })]);
    await api.admin
      .put(`/api/equipa/${membroId}`)
      .send({ ...draft, rascunho: false })
      .expect(200);
    expect((await api.http.get(`/equipa/${membroId}`).expect(200)).body).toMatchObject({ ...testimonial, img });
  });

  it('is taken once, also when two race', async () => {
    const { token } = await inviting.invite();
    const img = `/uploads/${await inviting.uploaded(token)}`;
    const before = await api.dataSource.manager.count(Membro);
    const answers = await Promise.all([1, 2, 3].map((n) => inviting.submit(token, img, { nome: `Pessoa ${n}` })));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 410, 410]);
    expect(await api.dataSource.manager.count(Membro)).toBe(before + 1);
    expect((await inviting.submit(token, img).expect(410)).body).toMatchObject({
      message: 'Este convite já foi usado.',
    });
    await inviting.upload(token).expect(410);
  });

  it('keeps the picture that it uses, also when its deletion races', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { token } = await inviting.invite();
      const name = await inviting.uploaded(token);
      const [sent, deleted] = await Promise.all([
        inviting.submit(token, `/uploads/${name}`),
        api.admin.delete(`/api/delete/${name}`),
      ]);
      expect([
        [201, 409],
        [400, 204],
      ]).toContainEqual([sent.status, deleted.status]);
    }
  });

  it.each([
    ['nome', 'O nome é de preenchimento obrigatório.'],
    ['estado', 'O estado é de preenchimento obrigatório.'],
    ['testemunho', 'O testemunho é de preenchimento obrigatório.'],
    ['convite', 'O convite é de preenchimento obrigatório.'],
    ['img', 'A imagem tem de ser um endereço http(s) ou um ficheiro carregado.'],
  ])('refuses one without %s, and the invitation stays open', async (field, sentence) => {
    const { token } = await inviting.invite();
    const img = `/uploads/${await inviting.uploaded(token)}`;
    await inviting.expectNothingStored(async () => {
      const { body } = await inviting.submit(token, img, { [field]: '' }).expect(400);
      expect(body).toMatchObject({ erro: sentence, errors: { [field]: sentence } });
    });
    await inviting.submit(token, img).expect(201);
  });

  it('takes only the picture that came with this invitation', async () => {
    const [own, other] = [await inviting.invite(), await inviting.invite()];
    const theirs = await inviting.uploaded(other.token);
    const mine = await inviting.uploaded(own.token);
    await inviting.expectNothingStored(async () => {
      for (const img of [`/uploads/${theirs}`, 'https://exemplo.pt/eu.jpg', '/uploads/nada.jpg']) {
        expect((await inviting.submit(own.token, img).expect(400)).body).toMatchObject({
          errors: { img: 'Carregue a imagem com este convite.' },
        });
      }
    });
    await api.admin.delete(`/api/delete/${mine}`).expect(204);
    await inviting.expectNothingStored(() => inviting.submit(own.token, `/uploads/${mine}`).expect(400));
    await inviting.submit(other.token, `/uploads/${theirs}`).expect(201);
  });

  it('answers 404 to an invitation that there is not', async () => {
    await inviting.expectNothingStored(async () => {
      for (const token of [UNKNOWN_INVITATION, 'x']) await inviting.submit(token, '/uploads/a.jpg').expect(404);
    });
  });

  it.each(endedInvitations)('refuses an invitation that is %s', async (_how, changed, sentence) => {
    const { id, token } = await inviting.invite();
    const img = `/uploads/${await inviting.uploaded(token)}`;
    await inviting.change(id, changed);
    await inviting.expectNothingStored(async () => {
      expect((await inviting.submit(token, img).expect(410)).body).toMatchObject({ erro: sentence });
    });
  });
});
