import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { awaitMail, mailTo } from '../../../test/support/mail.js';
import { settings } from '#platform/config/settings.js';
import { Atividade } from '#accounts/atividade/atividade.entity.js';
import { Link } from '#accounts/links/link.entity.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const subscribe = async (email: string) =>
  api.http
    .post('/api/newsletter')
    .send({ nome: 'Ana', email, recaptcha: await api.captcha() })
    .expect(201);

async function confirmed(email: string): Promise<void> {
  await subscribe(email);
  const { text = '' } = await awaitMail(email);
  await api.http.post(`/api${/\/newsletter\/confirmar\/[\w-]+/.exec(text)?.[0]}`).expect(303);
}

const exported = async () =>
  (await api.admin.post('/api/newsletter/exportacao').expect(200)).body as { email: string; cancelar: string }[];
const pathOf = (url: string) => `/api${url.slice(settings.siteUrl.length)}`;

it('holds who has confirmed and nobody else, each with a link that cancels for them alone', async () => {
  await confirmed('ana@exemplo.pt');
  await confirmed('rui@exemplo.pt');
  await subscribe('eva@exemplo.pt');
  const rows = await exported();
  expect(rows.map(({ email }) => email).sort()).toEqual(['ana@exemplo.pt', 'rui@exemplo.pt']);
  const [ana] = rows.filter(({ email }) => email === 'ana@exemplo.pt');
  await api.http.get(pathOf(ana?.cancelar ?? '')).expect(200);
  await api.http.post(pathOf(ana?.cancelar ?? '')).expect(303);
  expect((await exported()).map(({ email }) => email)).toEqual(['rui@exemplo.pt']);
});

it('is one act of the trail, however many it holds', async () => {
  await confirmed('ema@exemplo.pt');
  await confirmed('gil@exemplo.pt');
  const acts = () => api.dataSource.manager.findBy(Atividade, { verbo: 'exportou' });
  const before = (await acts()).length;
  await exported();
  expect((await acts()).slice(before)).toMatchObject([{ secao: 'newsletter', registo: null, resultado: 'ok' }]);
});

it('gives the same links each time, and keeps none that could be used', async () => {
  await confirmed('lia@exemplo.pt');
  const [first, count] = [await exported(), await api.dataSource.manager.count(Link)];
  expect(await exported()).toEqual(first);
  expect(await api.dataSource.manager.count(Link)).toBe(count);
  const kept = JSON.stringify(await api.dataSource.manager.find(Link));
  for (const { cancelar } of first) expect(kept).not.toContain(cancelar.split('/').at(-1));
});

it('has a link that is good again for who cancelled and came back', async () => {
  await confirmed('ida@exemplo.pt');
  const linkOf = async () => pathOf((await exported()).find(({ email }) => email === 'ida@exemplo.pt')?.cancelar ?? '');
  const link = await linkOf();
  await api.http.post(link).expect(303);
  // what was mailed before went with the subscription
  expect(await mailTo('ida@exemplo.pt')).toEqual([]);
  await confirmed('ida@exemplo.pt');
  expect(await linkOf()).toBe(link);
  await api.http.post(link).expect(303);
  expect((await exported()).map(({ email }) => email)).not.toContain('ida@exemplo.pt');
});

it('is no visitor’s', async () => {
  await api.http.post('/api/newsletter/exportacao').expect(401);
});
