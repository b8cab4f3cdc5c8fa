import nodemailer, { type NodemailerError } from 'nodemailer';
import type { Settings } from '#platform/config/config.js';
import { type Server, type ServerTls, tlsOptions } from '#platform/config/server-tls.js';
import { compose, Mailer, MailFailure } from './mailer.js';
import type { OutgoingMail } from './outgoing-mail.entity.js';

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 30_000;
const MAX_CONNECTIONS = 5;

export class SmtpMailer extends Mailer {
  private readonly transport;

  constructor(
    private readonly from: Settings['mail']['from'],
    { url, tls }: Server,
  ) {
    super();
    this.transport = nodemailer.createTransport({
      url,
      ...(tls === undefined ? {} : tlsRequirement(tls)),
      pool: true,
      maxConnections: MAX_CONNECTIONS,
      // only for a kept connection that the server had closed before a byte of the message was sent
      maxRequeues: 1,
      dnsTimeout: CONNECT_TIMEOUT_MS,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
    });
  }

  override async send(mail: OutgoingMail, signal: AbortSignal): Promise<void> {
    try {
      await this.transport.sendMail({ ...compose(mail, this.from), signal });
    } catch (error) {
      const { code = 'UNKNOWN', command, responseCode, permanent } = error as NodemailerError;
      // a 5xx to anything else (login, sender) is ours to put right, and the mail waits for that
      const refused = permanent === true && (command === 'RCPT TO' || command === 'DATA');
      throw new MailFailure([code, command, responseCode].filter((part) => part !== undefined).join(' '), refused);
    }
  }

  override close(): void {
    this.transport.close();
  }
}

/** Without TLS where it is demanded, nothing of a message is told: it waits. */
function tlsRequirement(tls: ServerTls) {
  if (tls.demand === 'never') return { ignoreTLS: true };
  return { requireTLS: true, tls: tlsOptions(tls) };
}
