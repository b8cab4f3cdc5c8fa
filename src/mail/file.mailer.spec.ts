import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { settings } from '#platform/config/settings.js';
import { FileMailer } from './file.mailer.js';
import type { OutgoingMail } from './outgoing-mail.entity.js';

const folder = join(settings.dataDir, 'mail');
const mailer = new FileMailer({ name: 'DFC Portugal', address: 'site@dfc.pt' }, folder);
const mail = {
  idempotencyKey: 'contactos:12:receipt',
  messageId: 'c0ffee@dfc.pt',
  recipient: 'maria@escola.pt',
  replyTo: null,
  subject: 'Receção',
  text: 'Olá!\n',
  unsubscribeUrl: null,
  createdAt: new Date('2026-03-01T10:00:00Z'),
} as OutgoingMail;

afterAll(() => rm(settings.dataDir, { recursive: true, force: true }));

describe('without an SMTP server', () => {
  it('makes a message a file that mail programs read, for its owner only', async () => {
    await mailer.send(mail);
    const [name = ''] = await readdir(folder);
    const email = await PostalMime.parse(await readFile(join(folder, name)));
    expect(email).toMatchObject({ subject: 'Receção', text: 'Olá!\n', messageId: '<c0ffee@dfc.pt>' });
    expect(email.to).toMatchObject([{ address: 'maria@escola.pt' }]);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  });

  it('makes a message that is sent again the same file', async () => {
    await mailer.send(mail);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('forgets what is about something that is erased, and nothing else', async () => {
    const about = (idempotencyKey: string) => Object.assign({}, mail, { idempotencyKey, messageId: idempotencyKey });
    await mailer.send(about('contactos:1:receipt'));
    await mailer.send(about('contactos:123:receipt'));
    await mailer.forget(new Set(['contactos:1', 'sessoes:12']));
    expect((await readdir(folder)).map((name) => name.split('_').at(-1))).toEqual([
      'contactos.12.eml',
      'contactos.123.eml',
    ]);
    await mailer.forget(new Set(['contactos:123']));
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('forgets old files', async () => {
    await mailer.removeOutdated(new Date(Date.now() - 60_000));
    expect(await readdir(folder)).toHaveLength(1);
    await mailer.removeOutdated(new Date(Date.now() + 60_000));
    expect(await readdir(folder)).toEqual([]);
  });
});
