import type { SendMailOptions } from 'nodemailer';
import { REQUEST_ID_HEADER } from '#platform/requests/request-id.js';
import { htmlBody, lookOf } from './html-body.js';
import type { OutgoingMail } from './outgoing-mail.entity.js';

export class MailFailure extends Error {
  constructor(
    /** Codes only: what the other side said can quote an address. */
    readonly code: string,
    /** Whether the address or the message was refused for good, so that no further try would help. */
    readonly permanent: boolean,
  ) {
    super(code);
  }
}

/** Hands mail over. */
export abstract class Mailer {
  /** Hands one message over. @param signal gives up a hand-over that still runs @throws MailFailure */
  abstract send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;

  /** Forgets what it keeps itself about things that are erased: 'contactos:12'. */
  async forget(_abouts: ReadonlySet<string>): Promise<void> {
    // most adapters keep nothing
  }

  abstract close(): void;
}

/** A stored message as nodemailer takes it, the same for every adapter. */
export function compose(mail: OutgoingMail, from: { name: string; address: string }): SendMailOptions {
  const { messageId, kind, recipient, replyTo, subject, text, unsubscribeUrl, requestId, createdAt } = mail;
  const look = lookOf(kind);
  return {
    messageId: `<${messageId}>`,
    date: createdAt,
    from,
    to: { name: '', address: recipient },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    ...(look === undefined ? {} : { html: htmlBody(subject, text, look) }),
    headers: {
      // asks holiday answers to be silent (RFC 3834)
      'Auto-Submitted': 'auto-generated',
      // so that a message that somebody shows us leads to what the log says of it
      ...(requestId === null ? {} : { [REQUEST_ID_HEADER]: requestId }),
      ...(unsubscribeUrl === null
        ? {}
        : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
