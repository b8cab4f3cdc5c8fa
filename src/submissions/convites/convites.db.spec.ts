import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { endedInvitations, Inviting, testimonial, UNKNOWN_INVITATION } from '../../../test/support/inviting.js';
import { settings } from '#platform/config/settings.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import { Ficheiro } from '#files/storage/ficheiro.entity.js';
import { Convite } from './convite.entity.js';

let api: TestApi;
const inviting = new Inviting(() => api);

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('the administrators’ side', () => {
  it('makes a link whose token is nowhere else', async () => {
    const answer = await api.admin.post('/api/convites').send({ nota: 'Para a Inês', dias: 3 }).expect(201);
    const { id, url } = answer.body as { id: number; url: string };
    const token = url.slice(`${settings.siteUrl}/testemunho/`.length);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(url).toBe(`${settings.siteUrl}/testemunho/${token}`);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(answer.body).toMatchObject({
      nota: 'Para a Inês',
      estado: 'pendente',
      usado: null,
      revogado: null,
      membroId: null,
    });
    const row = await api.dataSource.manager.findOneByOrFail(Convite, { id });
    expect(row.tokenHash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(row.expira.getTime() - row.createdAt.getTime()).toBe(3 * 86_400_000);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify((await api.admin.get('/api/convites').expect(200)).body)).not.toContain(token);
  });

  it('gives fourteen days where it is not told', async () => {
    const { id } = await inviting.invite();
    const { expira, createdAt } = await api.dataSource.manager.findOneByOrFail(Convite, { id });
    expect(expira.getTime() - createdAt.getTime()).toBe(14 * 86_400_000);
  });

  it.each([
    [{ dias: 0 }, 'dias', 'O número de dias não pode ser menor que 1.'],
    [{ dias: 91 }, 'dias', 'O número de dias não pode ser maior que 90.'],
    [{ dias: 'muitos' }, 'dias', 'O número de dias tem de ser um número inteiro.'],
    [{ nota: 'x'.repeat(201) }, 'nota', 'A nota não pode ter mais de 200 caracteres.'],
    [{ usado: '2026-01-01' }, 'usado', 'Este campo não existe.'],
  ])('refuses %j', async (body, field, sentence) => {
    const before = await api.dataSource.manager.count(Convite);
    expect((await api.admin.post('/api/convites').send(body).expect(400)).body).toMatchObject({
      errors: { [field]: sentence },
    });
    expect(await api.dataSource.manager.count(Convite)).toBe(before);
  });

  it('lists, sorts and searches', async () => {
    await inviting.invite({ nota: 'Antónia', dias: 1 });
    await inviting.invite({ nota: 'Bernardo', dias: 90 });
    const get = async (query: Record<string, string>) =>
      ((await api.admin.get('/api/convites').query(query).expect(200)).body as { nota: string }[]).map(
        ({ nota }) => nota,
      );
    expect(await get({ range: '[0,1]' })).toEqual(['Bernardo', 'Antónia']);
    expect(await get({ sort: '["expira","DESC"]', range: '[0,0]' })).toEqual(['Bernardo']);
    expect(await get({ filter: '{"q":"ANTONIA"}' })).toEqual(['Antónia']);
    await api.admin.get('/api/convites').query({ filter: '{"tokenHash":"x"}' }).expect(400);
  });

  it('revokes, once and for all', async () => {
    const { id, token } = await inviting.invite();
    await api.admin.delete(`/api/convites/${id}`).expect(204);
    await api.http.get(`/convites/${token}`).expect(410);
    await api.admin.delete(`/api/convites/${id}`).expect(204);
    await inviting.change(id, { revogado: null, usado: new Date() });
    await api.admin.delete(`/api/convites/${id}`).expect(409);
    expect((await api.dataSource.manager.findOneByOrFail(Convite, { id })).revogado).toBeNull();
    for (const unknown of ['0', 'abc', '2147483647']) await api.admin.delete(`/api/convites/${unknown}`).expect(404);
  });

  it('takes the picture of a revoked invitation away', async () => {
    const { id, token } = await inviting.invite();
    const name = await inviting.uploaded(token);
    await api.admin.delete(`/api/convites/${id}`).expect(204);
    await api.http.get(`/uploads/${name}`).expect(404);
    expect(await api.files('uploads')).not.toContain(name);
    expect(await api.dataSource.manager.countBy(Ficheiro, { nome: name })).toBe(0);
  });

  it('leaves the picture of one that is held', async () => {
    const { id, token } = await inviting.invite();
    const name = await inviting.uploaded(token);
    const ate = lisbonDay(new Date(Date.now() + DAY_MS));
    await api.admin.post('/api/retidos').send({ tipo: 'convites', registo: id, motivo: 'Queixa', ate }).expect(201);
    await api.admin.delete(`/api/convites/${id}`).expect(204);
    await api.http.get(`/convites/${token}`).expect(410);
    await api.admin.get(`/uploads/${name}`).expect(200);
  });

  it('is for administrators only', async () => {
    const { id, token } = await inviting.invite();
    await api.http.get('/api/convites').expect(401);
    await api.http.get('/api/convites').set('X-Convite', token).expect(401);
    await api.http.post('/api/convites').send({}).expect(401);
    await api.http.delete(`/api/convites/${id}`).set('X-Convite', token).expect(401);
    await api.http.get(`/convites/${token}`).expect(200);
  });
});

describe('GET /convites/{token}', () => {
  it('says until when an open invitation is good, and nothing else', async () => {
    const { id, token } = await inviting.invite({ nota: 'segredo' });
    const { expira } = await api.dataSource.manager.findOneByOrFail(Convite, { id });
    const { body } = await api.http.get(`/convites/${token}`).expect(200);
    expect(body).toEqual({ valido: true, expira: expira.toISOString() });
  });

  it.each([UNKNOWN_INVITATION, 'curto', '%00', '..%2f', 'x'.repeat(500)])('answers 404 to %s', async (token) => {
    const { body } = await api.http.get(`/convites/${token}`).expect(404);
    expect(body).toMatchObject({ message: 'Este convite não existe. Confirme a ligação que recebeu.' });
  });

  it.each(endedInvitations)('answers 410 to one that is %s', async (_how, changed, sentence) => {
    const { id, token } = await inviting.invite();
    await inviting.change(id, changed);
    expect((await api.http.get(`/convites/${token}`).expect(410)).body).toMatchObject({ message: sentence });
  });
});

it('is asked about as often as its page is opened, by one server for all; sending it is limited', async () => {
  const limited = await startApi({ rateLimitForms: 2 });
  try {
    const made = await limited.admin.post('/api/convites').send({}).expect(201);
    const token = (made.body as { url: string }).url.split('/').at(-1) ?? '';
    for (let time = 0; time < 5; time += 1) {
      await limited.http.get(`/convites/${token}`).expect(200);
      await limited.http.get(`/convites/${UNKNOWN_INVITATION}`).expect(404);
    }
    const sent = () =>
      limited.http.post('/testemunhos').send({ convite: UNKNOWN_INVITATION, ...testimonial, img: '/uploads/a.jpg' });
    await sent().expect(404);
    await sent().expect(404);
    await sent().expect(429);
  } finally {
    await limited.app.close();
  }
});
