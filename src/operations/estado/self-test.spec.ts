import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Like } from 'typeorm';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type Smtp, startSmtp } from '../../../test/support/smtp.js';
import { until } from '../../../test/support/until.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { settings } from '#platform/config/settings.js';
import { SECOND_MS } from '#platform/dates/durations.js';
import { LastRuns } from './last-runs.service.js';
import { SelfTest } from './self-test.service.js';

const HOUR = 3_600 * SECOND_MS;

let smtp: Smtp;
let api: TestApi;
beforeAll(async () => {
  smtp = await startSmtp();
  api = await startApi({
    mail: {
      ...settings.mail,
      smtpUrl: smtp.url,
      from: { name: 'DFC Portugal', address: 'site@dfc.pt' },
      to: ['equipa@dfc.pt', 'outra@dfc.pt'],
      timing: { ...settings.mail.timing, poll: 50, retry: 50, retryMax: 100 },
    },
  });
});
afterAll(async () => {
  await api.stop();
  await smtp.down();
});
afterEach(() => {
  smtp.taken.length = 0;
  Object.assign(smtp, { recipient: () => undefined });
});

const selfTest = () => api.app.get(SelfTest);
const begin = async () => {
  const now = new Date();
  await api.app.get(SelfTest).run(now);
  return now;
};
const mails = () => api.dataSource.manager.countBy(OutgoingMail, { idempotencyKey: Like('autoteste:%') });

describe('the daily self-test', () => {
  it('goes the whole way to the first address of the team, and leaves nothing behind', async () => {
    const figures = async () => (await api.admin.get('/api/resumo').expect(200)).body as unknown;
    const before = await figures();
    const now = await begin();
    await until('it has arrived', async () => (await selfTest().state(now))?.arrivedAt != null);
    const tests = smtp.taken.filter(({ subject }) => subject?.startsWith('[Autoteste]'));
    expect(tests.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
      ['equipa@dfc.pt', '[Autoteste] O correio chega'],
    ]);
    expect(await figures()).toEqual(before);
    await selfTest().settle(new Date());
    expect(await mails()).toBe(0);
    expect(await api.app.get(LastRuns).of('autoteste')).toMatchObject({ endedAt: expect.any(Date), failure: null });
  });

  it('says that it was refused', async () => {
    smtp.recipient = () => 550;
    const now = await begin();
    await until('it is refused', async () => (await selfTest().state(now))?.failure != null);
    expect(await selfTest().state(now)).toMatchObject({
      arrivedAt: null,
      failure: expect.stringMatching(/^foi recusada \(EENVELOPE RCPT TO 550\)$/),
    });
    await selfTest().settle(new Date());
    expect(await api.app.get(LastRuns).of('autoteste')).toMatchObject({ endedAt: null, failure: expect.any(String) });
  });

  it('waits for an hour, then says that it waits, and is well once it arrives after all', async () => {
    smtp.recipient = () => 451;
    const now = await begin();
    await until('it was tried', async () => {
      const tried = await api.dataSource.manager.findOneBy(OutgoingMail, { idempotencyKey: Like('autoteste:%') });
      return tried?.error != null;
    });
    expect(await selfTest().state(now)).toMatchObject({ failure: null });
    const later = new Date(now.getTime() + HOUR + SECOND_MS);
    expect((await selfTest().state(later))?.failure).toMatch(/^continua à espera \(.*451\)$/);
    await selfTest().settle(later);
    smtp.recipient = () => undefined;
    await until('it has arrived', async () => (await selfTest().state(later))?.arrivedAt != null);
    await selfTest().settle(later);
    expect(await api.app.get(LastRuns).of('autoteste')).toMatchObject({ failure: null, endedAt: expect.any(Date) });
    expect(await mails()).toBe(0);
  });

  it('is not sent where it is switched off', async () => {
    const off = await startApi({ selfTest: false });
    await off.app.get(SelfTest).run(new Date());
    expect(await mails()).toBe(0);
    await off.app.close();
  });
});
