import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeCertificate } from '../../test/support/certificate.js';
import { type Smtp, startSmtp } from '../../test/support/smtp.js';
import { serverOf } from '#platform/config/server-tls.js';
import type { OutgoingMail } from './outgoing-mail.entity.js';
import { SmtpMailer } from './smtp.mailer.js';

const folder = mkdtempSync(join(tmpdir(), 'dfc-smtp-tls-'));
const [key, ca, otherCa] = [join(folder, 'key.pem'), join(folder, 'ca.pem'), join(folder, 'outra.pem')];
let plain: Smtp;
let encrypting: Smtp;

beforeAll(async () => {
  plain = await startSmtp();
  makeCertificate('IP:127.0.0.1', key, otherCa);
  encrypting = await startSmtp(makeCertificate('DNS:localhost,IP:127.0.0.1', key, ca));
});
afterAll(async () => {
  await plain.down();
  await encrypting.down();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(forget);

function forget(): void {
  for (const smtp of [plain, encrypting]) smtp.encrypted.length = smtp.taken.length = smtp.tries = 0;
}

const message = {
  messageId: '1@exemplo.pt',
  recipient: 'ana@exemplo.pt',
  subject: 'Olá',
  text: 'Ação',
  html: null,
  replyTo: null,
  unsubscribe: null,
} as unknown as OutgoingMail;

/** Sends a message by a server. @returns whether it came there encrypted, or why it could not be sent */
async function sent(smtp: Smtp, said: string): Promise<boolean | string> {
  forget();
  const mailer = new SmtpMailer({ name: '', address: 'dfc@exemplo.pt' }, serverOf(`${smtp.url}${said}`));
  const failure = await mailer.send(message, AbortSignal.timeout(10_000)).then(
    () => undefined,
    (error: Error) => error.message,
  );
  mailer.close();
  const { encrypted, taken, tries } = smtp;
  if (failure !== undefined) return tries + encrypted.length === 0 ? failure : 'it was told of the message';
  return taken.length === 1 && encrypted[0] === true;
}

describe('mail over SMTP', () => {
  it('goes as it is to a server on this machine that has no TLS, and not where TLS is demanded of it', async () => {
    expect(await sent(plain, '')).toBe(false);
    expect(await sent(plain, '?tls=never')).toBe(false);
    expect(await sent(plain, '?tls=unverified')).toMatch(/^ETLS\b/);
    expect(await sent(plain, '?tls=verified')).toMatch(/^ETLS\b/);
  });

  it('goes encrypted to a server that somebody trusted vouches for', async () => {
    expect(await sent(encrypting, `?tls=verified&ca=${ca}`)).toBe(true);
    expect(await sent(encrypting, `?ca=${ca}`)).toBe(true);
  });

  it('does not go to a server that nobody vouches for, unless that is said to be right', async () => {
    expect(await sent(encrypting, '?tls=verified')).toMatch(/^(ETLS|ESOCKET)\b/);
    expect(await sent(encrypting, `?tls=verified&ca=${otherCa}`)).toMatch(/^(ETLS|ESOCKET)\b/);
    expect(await sent(encrypting, '?tls=unverified')).toBe(true);
    expect(await sent(encrypting, '?tls=never')).toBe(false);
  });
});
