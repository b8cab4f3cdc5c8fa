import type { SendMailOptions } from 'nodemailer';
import { backOffice as palette } from '../../contract/palette.js';
import { REQUEST_ID_HEADER } from '#platform/requests/request-id.js';
import type { Outdated } from '#platform/jobs/jobs.js';
import type { MailKind } from './mail-message.js';
import type { OutgoingMail } from './outgoing-mail.entity.js';

const ADDRESS = /^https?:\/\/\S+$/;
const FONT = "font-family: system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const SHEET = 'max-width: 32rem; margin: 0 auto; padding: 28px 24px; background: #ffffff; border-radius: 12px';
const BUTTON = `display: inline-block; padding: 12px 20px; border-radius: 8px; background: ${palette.violet.dark}; color: #ffffff; font-weight: 700; text-decoration: none`;

/** How one try to hand a message over went wrong. */
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

/** Hands messages over to the world. */
export abstract class Mailer {
  /**
   * Hands one message over.
   * @param signal gives up a hand-over that still runs
   * @throws MailFailure
   */
  abstract send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;

  /** Counts the messages that the adapter keeps itself, and those from before `moment`; most adapters keep none. */
  count(_moment: Date): Promise<Outdated> {
    return Promise.resolve({ all: 0, outdated: 0 });
  }

  /** Forgets what it keeps itself from before `moment`. @returns how much */
  prune(_moment: Date): Promise<number> {
    return Promise.resolve(0);
  }

  /** Forgets what it keeps itself about things that are erased: 'contactos:12'. */
  async forget(_abouts: ReadonlySet<string>): Promise<void> {
    // most adapters keep nothing
  }

  /** Ends what is still open. */
  abstract close(): void;
}

/** The kinds of mail with an HTML body, which go to administrators; what visitors get stays as plain as a letter. */
const withHtml: readonly MailKind[] = ['account', 'recovery'];

/** A stored message as nodemailer takes it, the same for every adapter. */
export function compose(mail: OutgoingMail, from: { name: string; address: string }): SendMailOptions {
  const { messageId, kind, recipient, replyTo, subject, text, unsubscribeUrl, requestId, createdAt } = mail;
  return {
    messageId: `<${messageId}>`,
    date: createdAt,
    from,
    to: { name: '', address: recipient },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    subject: subject,
    text: text,
    ...(withHtml.includes(kind) ? { html: htmlBody(subject, text) } : {}),
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

/** The same message with a look, for programs that show HTML: no picture, no style sheet, nothing from elsewhere. */
export function htmlBody(subject: string, text: string): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map(paragraph);
  return `<!doctype html>
<html lang="pt-PT">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin: 0; padding: 16px; background: ${palette.paper.warm}; color: ${palette.ink.main}; ${FONT}; font-size: 16px; line-height: 1.5">
<div style="${SHEET}">
${paragraphs.join('\n')}
</div>
</body>
</html>
`;
}

function paragraph(text: string): string {
  const lines = text.split('\n').map((line) => (ADDRESS.test(line) ? button(line) : escaped(line)));
  return `<p style="margin: 0 0 16px; overflow-wrap: anywhere">${lines.join('<br>\n')}</p>`;
}

/** The address stands below the button, for who does not trust one or can't press it. */
function button(address: string): string {
  const url = escaped(address);
  return `<a href="${url}" style="${BUTTON}; margin: 12px 0 8px">Abrir a página</a><br>
<a href="${url}" style="color: ${palette.violet.dark}; font-size: 13px">${url}</a>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
