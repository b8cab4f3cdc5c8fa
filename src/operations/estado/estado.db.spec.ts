import { randomUUID } from 'node:crypto';
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Like } from 'typeorm';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { makeCertificate } from '../../../test/support/certificate.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { settings } from '#platform/config/settings.js';
import { DAY_MS, HOUR_MS } from '#platform/dates/durations.js';
import { LastRun, type RunName } from './last-run.entity.js';
import { RetentionState } from '#privacy/privacidade/retention-state.entity.js';
import { SelfTest } from './self-test.service.js';
import type { CheckId, EstadoDto } from './estado.dto.js';
import { EstadoService } from './estado.service.js';
import { checkDisk } from './checks.js';

let api: TestApi;
let dir: string;

beforeAll(async () => {
  dir = join(settings.dataDir, `copias-${randomUUID()}`);
  await mkdir(dir, { mode: 0o700 });
  api = await startApi({
    backup: { dir, daily: true, keep: 7, identity: undefined },
    mail: { ...settings.mail, smtpUrl: 'smtp://127.0.0.1:9' },
  });
});
afterAll(() => api.stop());

const manager = () => api.dataSource.manager;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
const estado = async () => (await api.admin.get('/api/estado').expect(200)).body as EstadoDto;
const line = async (id: CheckId) => (await estado()).linhas.find((one) => one.id === id);
const copy = async (age: number, name = 'dfc-20270310T030000Z.tar') => {
  await writeFile(join(dir, name), '');
  await utimes(join(dir, name), ago(age), ago(age));
};
const ran = (name: RunName, run: Partial<LastRun>) =>
  manager().save(LastRun, { name, startedAt: ago(HOUR_MS), endedAt: ago(HOUR_MS), failure: null, ...run });
const mail = (changed: Partial<OutgoingMail>) =>
  manager().insert(OutgoingMail, {
    idempotencyKey: `teste:${randomUUID()}`,
    messageId: randomUUID(),
    kind: 'notice',
    mailboxHash: 'x'.repeat(64),
    recipient: 'equipa@dfc.pt',
    replyTo: null,
    subject: '',
    text: '',
    unsubscribeUrl: null,
    state: 'pending',
    heldFor: null,
    attempts: 1,
    nextAttemptAt: new Date(Date.now() + DAY_MS),
    leasedBy: null,
    requestId: null,
    createdAt: new Date(),
    sentAt: null,
    error: null,
    ...changed,
  });

const rules = (changed: Partial<RetentionState>) =>
  manager().createQueryBuilder().update(RetentionState).set(changed).execute();

const STUCK = { createdAt: ago(2 * HOUR_MS) };

/** The name of a setting, or a command: no words for an administrator. */
const TECHNICAL = /[A-Z]{2,}_[A-Z]|npm /;

/** As it is where everything runs. */
beforeEach(async () => {
  await copy(HOUR_MS);
  await ran('copia', {});
  await ran('ensaio', {});
  await ran('autoteste', {});
  await rules({ waitsFor: null, checkedAt: ago(HOUR_MS) });
});
afterEach(async () => {
  await manager().clear(LastRun);
  await manager().clear(OutgoingMail);
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { mode: 0o700 });
});

describe('GET /api/estado', () => {
  it('is for administrators', async () => {
    await api.http.get('/api/estado').expect(401);
  });

  it('says of everything that it is well', async () => {
    const { linhas } = await estado();
    // the disk is this machine's own
    const ill = linhas.filter(({ id, bem }) => !bem && id !== 'armazenamento');
    expect(ill).toEqual([]);
    expect(linhas.map(({ id }) => id)).toEqual([
      'correio',
      'copia',
      'ensaio',
      'retencao',
      'armazenamento',
      'certificados',
      'autoteste',
    ]);
    expect((await line('ensaio'))?.texto).toMatch(/^Última reposição ensaiada em /);
  });

  it.each<[CheckId, string, RegExp, () => Promise<unknown>]>([
    ['correio', 'mail waits', /^O e-mail não está a sair desde .*: 1 mensagem à espera/, () => mail(STUCK)],
    ['correio', 'the team refuses mail', /^1 mensagem para a equipa foi recusada/, () => mail({ state: 'failed' })],
    ['copia', 'there is no copy', /^Ainda não há nenhuma cópia/, () => rm(join(dir, 'dfc-20270310T030000Z.tar'))],
    ['copia', 'the copy is old', /^A mais recente é de /, () => copy(3 * DAY_MS)],
    ['copia', 'a copy failed', /falhou\.$/, () => ran('copia', { endedAt: null, failure: 'sem espaço' })],
    ['ensaio', 'a rehearsal failed', /falhou\.$/, () => ran('ensaio', { endedAt: null, failure: 'partida' })],
    ['ensaio', 'it is long ago', /^Última reposição ensaiada/, () => ran('ensaio', { endedAt: ago(9 * DAY_MS) })],
    ['ensaio', 'there was none', /^Ainda não foi ensaiada/, () => manager().delete(LastRun, { name: 'ensaio' })],
    ['retencao', 'no rule runs', /^As regras foram/, () => rules({ checkedAt: ago(3 * DAY_MS) })],
    ['autoteste', 'it is lost', /não chegou\.$/, () => ran('autoteste', { endedAt: null, failure: 'foi recusada' })],
    ['autoteste', 'none was sent', /^A última foi/, () => ran('autoteste', { startedAt: ago(3 * DAY_MS) })],
  ])(
    'says of %s that it needs attention where %s, and tells who runs the server what to do',
    async (id, _where, says, make) => {
      await make();
      const found = await line(id);
      expect(found).toMatchObject({ bem: false, texto: expect.stringMatching(says), tecnico: expect.any(String) });
      expect(`${found?.texto} ${found?.fazer}`).not.toMatch(TECHNICAL);
      expect((await estado()).bem).toBe(false);
    },
  );

  it('takes a receipt that a visitor’s address refuses for none of our trouble', async () => {
    await mail({ state: 'failed', kind: 'receipt' });
    expect(await line('correio')).toMatchObject({ bem: true });
  });

  it('says that an encrypted copy is somebody’s to rehearse', async () => {
    await manager().delete(LastRun, { name: 'ensaio' });
    await rm(join(dir, 'dfc-20270310T030000Z.tar'));
    await copy(HOUR_MS, 'dfc-20270310T030000Z.tar.age');
    expect(await line('ensaio')).toMatchObject({ bem: true, tecnico: expect.stringContaining('--identity') });
  });

  it('waits for a copy before it asks for a rehearsal', async () => {
    await manager().delete(LastRun, { name: 'ensaio' });
    await rm(join(dir, 'dfc-20270310T030000Z.tar'));
    expect(await line('ensaio')).toMatchObject({ bem: true, texto: 'Fica para quando houver uma cópia.' });
  });

  it('is not well without a mail server, and sends no test', async () => {
    const silent = await startApi({ mail: { ...settings.mail, smtpUrl: undefined } });
    const { body } = await silent.admin.get('/api/estado').expect(200);
    const ill = (body as EstadoDto).linhas.filter(({ id }) => id === 'correio' || id === 'autoteste');
    expect(ill).toMatchObject([
      {
        bem: false,
        texto: expect.stringMatching(/^O e-mail não sai daqui/),
        tecnico: expect.stringContaining('SMTP_URL'),
      },
      { bem: false, texto: 'Não é enviada enquanto não houver servidor de correio.' },
    ]);
    await silent.app.get(SelfTest).run(new Date());
    await silent.app.close();
    expect(await manager().countBy(OutgoingMail, { idempotencyKey: Like('autoteste:%') })).toBe(0);
  });

  it('says what it could not look at', async () => {
    await api.dataSource.query('ALTER TABLE retention_states RENAME TO aside');
    const found = await line('retencao');
    await api.dataSource.query('ALTER TABLE aside RENAME TO retention_states');
    expect(found).toMatchObject({ bem: false, texto: 'Não foi possível verificar.' });
  });
});

describe('the disk', () => {
  it.each([
    [{ free: 50e9, used: 50e9 }, true],
    [{ free: 9e9, used: 91e9 }, false],
    [{ free: 0.9e9, used: 1e9 }, false],
  ])('with %j is well: %s', (disk, isWell) => {
    expect(checkDisk(disk)).toMatchObject({ bem: isWell });
  });
});

describe('a certificate', () => {
  let server: Server;
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const lineOf = async (days: number) => {
    const { key, cert } = makeCertificate(
      'DNS:localhost',
      join(settings.dataDir, 'k.pem'),
      join(settings.dataDir, 'c.pem'),
      days,
    );
    server = createServer({ key, cert }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const siteUrl = `https://localhost:${(server.address() as AddressInfo).port}`;
    const secure = await startApi({ siteUrl });
    const { body } = await secure.admin.get('/api/estado').expect(200);
    await secure.app.close();
    return (body as EstadoDto).linhas.find(({ id }) => id === 'certificados');
  };

  it('that lasts is well', async () => {
    expect(await lineOf(60)).toMatchObject({ bem: true, texto: expect.stringMatching(/dentro de (?:59|60) dias/) });
  });

  it('that ends soon needs attention', async () => {
    expect(await lineOf(5)).toMatchObject({ bem: false, texto: expect.stringMatching(/dentro de [45] dias/) });
  });
});

describe('the alarm', () => {
  const alarms = () => manager().countBy(OutgoingMail, { idempotencyKey: Like('alarme:%') });

  it('is mailed to administrators once a day, for as long as it lasts', async () => {
    const job = api.app.get(EstadoService);
    await ran('autoteste', { endedAt: null, failure: 'foi recusada' });
    await job.mailUrgent(new Date());
    expect(await alarms()).toBe(1);
    const written = await manager().findOneByOrFail(OutgoingMail, { idempotencyKey: Like('alarme:%') });
    expect(written).toMatchObject({ recipient: settings.firstAdmin.email, subject: 'O sistema precisa de atenção' });
    expect(written.text).toContain('Mensagem de teste diária');
    await job.mailUrgent(new Date(Date.now() + 23 * HOUR_MS));
    expect(await alarms()).toBe(1);
    await job.mailUrgent(new Date(Date.now() + 25 * HOUR_MS));
    expect(await alarms()).toBe(2);
  });

  it('is not mailed for what can wait until somebody looks', async () => {
    await mail({ state: 'failed' });
    await api.app.get(EstadoService).mailUrgent(new Date());
    const found = await manager().findBy(OutgoingMail, { idempotencyKey: Like('alarme:%') });
    expect(found.filter(({ text }) => text.includes('Correio'))).toEqual([]);
  });
});
