import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { leastEvento } from '../../../test/support/eventos.js';
import { DAY_MS, HOUR_MS } from '#platform/dates/durations.js';
import { eventYears, typeByDates } from './evento.entity.js';
import { EventTurns } from './eventos.module.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
// dates of any year are taken with a year that an event can have
const least = { ...leastEvento, ano: eventYears.last };
const byDates = { ...least, tipoAutomatico: true };

async function create(said: object): Promise<{ id: number; tipo: string; tipoAutomatico: boolean }> {
  const { body } = await api.admin.post('/api/eventos').send(said).expect(201);
  return body as { id: number; tipo: string; tipoAutomatico: boolean };
}
const put = (id: number, said: object) => api.admin.put(`/api/eventos/${id}`).send(said).expect(200);
const read = async (id: number) => (await api.http.get(`/api/eventos/${id}`).expect(200)).body as object;
const turnAt = (now: Date) => api.app.get(EventTurns).doDue(now, 100);

async function listed(tipo: string): Promise<number[]> {
  const { body } = await api.http.get('/api/eventos').query({ tipo }).expect(200);
  return (body as { id: number }[]).map(({ id }) => id);
}

describe('what an event is by its dates', () => {
  it.each([
    ['2026-06-05T09:00:00Z', null, '2026-06-05T08:59:59.999Z', 'proximo'],
    ['2026-06-05T09:00:00Z', null, '2026-06-05T09:00:00Z', 'decorrer'],
    ['2026-06-05T09:00:00Z', null, '2026-06-05T22:59:59.999Z', 'decorrer'],
    ['2026-06-05T09:00:00Z', null, '2026-06-05T23:00:00Z', 'anterior'],
    ['2026-01-05T09:00:00Z', null, '2026-01-05T23:59:59.999Z', 'decorrer'],
    ['2026-01-05T09:00:00Z', null, '2026-01-06T00:00:00Z', 'anterior'],
    ['2026-06-05T09:00:00Z', '2026-06-07T12:00:00Z', '2026-06-07T11:59:59.999Z', 'decorrer'],
    ['2026-06-05T09:00:00Z', '2026-06-07T12:00:00Z', '2026-06-07T12:00:00Z', 'anterior'],
  ])('from %s to %s, at %s: %s', (data, dataFim, now, tipo) => {
    const dates = { data: new Date(data), dataFim: dataFim === null ? null : new Date(dataFim) };
    expect(typeByDates(dates, new Date(now))).toBe(tipo);
  });
});

describe('an event that follows its dates', () => {
  it('begins and ends at its moments, in its record and in the lists, and nobody has saved it', async () => {
    const { id } = await create({ ...byDates, data: inHours(1), dataFim: inHours(3) });
    expect(await read(id)).toMatchObject({ tipo: 'proximo', tipoAutomatico: true, versao: 1 });
    expect(await listed('proximo')).toContain(id);
    await turnAt(inHours(0.9));
    expect(await listed('proximo')).toContain(id);
    await turnAt(inHours(1.1));
    expect(await read(id)).toMatchObject({ tipo: 'decorrer', versao: 1 });
    expect(await listed('proximo')).not.toContain(id);
    expect(await listed('decorrer')).toContain(id);
    await turnAt(inHours(3.1));
    expect(await read(id)).toMatchObject({ tipo: 'anterior', versao: 1 });
    expect(await listed('decorrer')).not.toContain(id);
    expect(await listed('anterior')).toContain(id);
    expect(await turnAt(inHours(3.2))).toBe(0);
  });

  it('lasts until midnight where it has no end', async () => {
    const noon = new Date(`${eventYears.last}-01-05T12:00:00Z`);
    const hoursLater = (hours: number) => new Date(noon.getTime() + hours * HOUR_MS);
    const { id } = await create({ ...byDates, data: noon });
    await turnAt(hoursLater(1));
    expect(await read(id)).toMatchObject({ tipo: 'decorrer' });
    await turnAt(hoursLater(13));
    expect(await read(id)).toMatchObject({ tipo: 'anterior' });
  });

  it('is what its dates say at once, whatever type is sent with them', async () => {
    const { id, tipo } = await create({ ...byDates, data: inHours(-1), dataFim: inHours(1) });
    expect(tipo).toBe('decorrer');
    const over = { ...byDates, tipo: 'proximo', data: inHours(-48) };
    expect((await put(id, over)).body).toMatchObject({ tipo: 'anterior', tipoAutomatico: true });
    expect((await put(id, { ...over, data: inHours(48) })).body).toMatchObject({ tipo: 'proximo' });
  });

  it('is so when it is published later, and when an earlier date is brought back', async () => {
    const asked = { recurso: 'eventos', conteudo: { ...byDates, data: inHours(-1), dataFim: inHours(1) } };
    const { body } = await api.admin
      .post('/api/rascunhos')
      .send({ ...asked, estado: 'rascunho' })
      .expect(201);
    const id = (body as { registo: number }).registo;
    await api.admin.put(`/api/eventos/${id}/rascunho`).send({ estado: 'publicado' }).expect(200);
    expect(await read(id)).toMatchObject({ tipo: 'decorrer', versao: 2 });
    await put(id, { ...byDates, data: inHours(-48) });
    expect(await read(id)).toMatchObject({ tipo: 'anterior', versao: 3 });
    await api.admin
      .post(`/api/eventos/${id}/versoes/2/reposicao`)
      .send({ campos: ['data', 'dataFim'] })
      .expect(204);
    expect(await read(id)).toMatchObject({ tipo: 'decorrer', versao: 4 });
  });

  it('stays so where a change says nothing, and is what a client says that knows nothing of it', async () => {
    const { id } = await create({ ...byDates, data: inHours(48) });
    expect((await put(id, { ...least, data: inHours(48) })).body).toMatchObject({ tipoAutomatico: true });
    const said = { ...least, data: inHours(48), tipo: 'anterior' };
    expect((await put(id, said)).body).toMatchObject({ tipo: 'anterior', tipoAutomatico: false });
  });

  it('is not counted among those that are over and still announced', async () => {
    const counted = async (): Promise<number> => {
      const { body } = await api.admin.get('/api/resumo').expect(200);
      return (body as { eventosPorRever: number }).eventosPorRever;
    };
    const before = await counted();
    await create({ ...byDates, data: inHours(-0.5) });
    expect(await counted()).toBe(before);
    await create({ ...least, data: inHours(-0.5) });
    expect(await counted()).toBe(before + 1);
    // a whole day is over with it
    await create({ ...least, data: new Date(), diaInteiro: true });
    expect(await counted()).toBe(before + 1);
    await create({ ...least, data: inHours(-48), diaInteiro: true });
    expect(await counted()).toBe(before + 2);
  });
});

describe('an event whose type was set by hand', () => {
  it('never turns over, and is announced where nobody says a type', async () => {
    const { id, tipo, tipoAutomatico } = await create({ ...least, data: inHours(-48) });
    expect({ tipo, tipoAutomatico }).toEqual({ tipo: 'proximo', tipoAutomatico: false });
    await turnAt(new Date(Date.now() + DAY_MS));
    expect(await read(id)).toMatchObject({ tipo: 'proximo' });
    const { body } = await api.admin
      .post('/api/eventos')
      .send({ ...least, tipoAutomatico: 'talvez' })
      .expect(400);
    expect(body).toMatchObject({ errors: { tipoAutomatico: expect.stringContaining('verdadeiro ou falso') } });
  });
});
