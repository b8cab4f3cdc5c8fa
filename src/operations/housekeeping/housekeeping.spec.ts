import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { UsedCaptcha } from '../../captcha/used-captcha.entity.js';
import { IdempotencyKey } from '../../submissions/shared/idempotency-key.entity.js';
import { settings } from '../../platform/config/settings.js';
import { SearchTerm } from '../../platform/database/search/search-term.entity.js';
import { OutgoingMail } from '../../mail/outgoing-mail.entity.js';
import { NewsletterLink } from '../../submissions/newsletter/newsletter-link.entity.js';
import { Subscritor } from '../../submissions/newsletter/subscritor.entity.js';
import { Housekeeping } from './housekeeping.service.js';
import { ScheduledJob } from './scheduled-job.entity.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => api.dataSource.manager.clear(ScheduledJob));

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
const key = (name: string) => name.padEnd(64, '.');
const manager = () => api.dataSource.manager;

const mail = (idempotencyKey: string, changed: Partial<OutgoingMail>): Partial<OutgoingMail> => ({
  idempotencyKey,
  messageId: `${idempotencyKey}@dfc.pt`,
  kind: 'notice',
  mailboxHash: key('d'),
  recipient: '',
  subject: '',
  text: '',
  state: 'sent',
  attempts: 1,
  nextAttemptAt: ago(DAY),
  createdAt: ago(60 * DAY),
  ...changed,
});

describe('the housekeeping', () => {
  it('removes what has had its time, in batches, and nothing else', async () => {
    const used = Array.from({ length: 1_200 }, (_, index) => ({ hash: key(`velho${index}`), expiresAt: ago(1_000) }));
    await manager().insert(UsedCaptcha, used.slice(0, 600));
    await manager().insert(UsedCaptcha, [...used.slice(600), { hash: key('novo'), expiresAt: ago(-HOUR) }]);
    await manager().insert(IdempotencyKey, [
      { hash: key('velho'), form: 'contactos', recordId: 1, createdAt: ago(3 * HOUR) },
      { hash: key('novo'), form: 'contactos', recordId: 2, createdAt: ago(HOUR) },
    ]);
    await manager().insert(OutgoingMail, [
      mail('enviado-velho', { sentAt: ago(8 * DAY) }),
      mail('enviado-novo', { sentAt: ago(6 * DAY) }),
      mail('falhou-velho', { state: 'failed', nextAttemptAt: ago(31 * DAY) }),
      mail('falhou-novo', { state: 'failed', nextAttemptAt: ago(29 * DAY) }),
      mail('por-enviar', { state: 'pending', nextAttemptAt: ago(-DAY) }),
    ]);
    expect(await api.app.get(Housekeeping).tidy()).toBe(true);
    expect((await manager().find(UsedCaptcha)).map(({ hash }) => hash)).toEqual([key('novo')]);
    expect((await manager().find(IdempotencyKey)).map(({ hash }) => hash)).toEqual([key('novo')]);
    const left = (await manager().find(OutgoingMail, { order: { id: 'ASC' } })).map(
      ({ idempotencyKey }) => idempotencyKey,
    );
    expect(left).toEqual(['enviado-novo', 'falhou-novo', 'por-enviar']);
  });

  it('forgets who never confirmed, with their links and their words in the search', async () => {
    const person = (name: string, days: number, confirmada: boolean) =>
      manager().create(Subscritor, {
        addressHash: key(name),
        nome: name,
        email: `${name}@exemplo.pt`,
        create: ago(days * DAY),
        requestedAt: ago(days * DAY),
        confirmada,
        confirmadaEm: confirmada ? ago(days * DAY) : null,
        privacidadeVersao: '2025-07-25',
      });
    const people = [person('calado', 8, false), person('recente', 6, false), person('confirmado', 400, true)];
    const [silent] = await manager().save(Subscritor, people);
    await manager().insert(NewsletterLink, [
      { tokenHash: key('a'), purpose: 'confirm', addressHash: key('calado'), expiresAt: ago(DAY) },
      { tokenHash: key('b'), purpose: 'unsubscribe', addressHash: key('confirmado'), expiresAt: null },
      { tokenHash: key('c'), purpose: 'unsubscribe', addressHash: key('outro'), expiresAt: ago(31 * DAY) },
      { tokenHash: key('d'), purpose: 'confirm', addressHash: key('recente'), expiresAt: ago(-DAY) },
    ]);
    await api.app.get(Housekeeping).tidy();
    expect((await manager().find(Subscritor, { order: { id: 'ASC' } })).map(({ nome }) => nome)).toEqual([
      'recente',
      'confirmado',
    ]);
    expect(
      (await manager().find(NewsletterLink, { order: { tokenHash: 'ASC' } })).map(({ tokenHash }) => tokenHash),
    ).toEqual([key('b'), key('d')]);
    expect(await manager().countBy(SearchTerm, { resource: 'newsletter', recordId: silent?.id ?? 0 })).toBe(0);
  });

  it('removes old mail files', async () => {
    const folder = join(settings.dataDir, 'mail');
    await mkdir(folder, { recursive: true });
    for (const [name, days] of [['velho.eml', 31] as const, ['novo.eml', 29] as const]) {
      await writeFile(join(folder, name), 'x');
      await utimes(join(folder, name), ago(days * DAY), ago(days * DAY));
    }
    await api.app.get(Housekeeping).tidy();
    expect(await readdir(folder)).toEqual(['novo.eml']);
  });

  it('is done once an hour, by one process', async () => {
    const other = await startApi();
    const both = [api.app.get(Housekeeping), other.app.get(Housekeeping)];
    const everyTurn = async (now?: Date) =>
      (await Promise.all(both.map((one) => one.tidy(now)))).filter(Boolean).length;
    expect(await everyTurn()).toBe(1);
    expect(await everyTurn()).toBe(0);
    expect(await everyTurn(ago(-2 * HOUR))).toBe(1);
    await other.app.close();
  });
});
