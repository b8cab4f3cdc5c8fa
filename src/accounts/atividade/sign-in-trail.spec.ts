import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { Atividade } from './atividade.entity.js';

const LIMIT = 2;
const RECORDED = LIMIT * 6;
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ rateLimitLogin: LIMIT, trustProxy: 'loopback' });
});
afterAll(() => api.stop());

const refusals = () => api.dataSource.manager.countBy(Atividade, { resultado: 'recusado' });
const guess = (client: number, email: string) =>
  api.http.post('/api/login').set('X-Forwarded-For', `203.0.113.${client}`).send({ email, password: 'errada' });

describe('guesses at passwords', () => {
  it('are recorded within the limits, and never more than so many a minute, from however many addresses', async () => {
    const first: number[] = [];
    for (let count = 0; count < LIMIT + 2; count += 1) first.push((await guess(1, `a${count}@exemplo.pt`)).status);
    expect(first).toEqual([401, 401, 429, 429]);
    expect(await refusals()).toBe(LIMIT);
    for (let client = 2; client < RECORDED + 4; client += 1) {
      expect((await guess(client, `b${client}@exemplo.pt`)).status).toBe(401);
    }
    expect(await refusals()).toBe(RECORDED);
  });
});
