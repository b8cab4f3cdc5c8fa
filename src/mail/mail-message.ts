/**
 * What mail says: news for the association, a receipt for a form's sender, a subscriber's own affairs, what happens to
 * an administrator's account, or the way back into one, which anybody can ask for.
 */
export const mailKinds = ['notice', 'receipt', 'subscription', 'account', 'recovery'] as const;
export type MailKind = (typeof mailKinds)[number];

/** A message to one address, in plain text. */
export interface MailMessage {
  /** Names it for ever by what it is about: 'contactos:12:receipt'. At most 100 characters. */
  idempotencyKey: string;
  kind: MailKind;
  recipient: string;
  subject: string;
  text: string;
  /** Who gets the answer, where not the sender. */
  replyTo?: string;
  /** Where a subscriber's mail program asks to unsubscribe (RFC 8058). */
  unsubscribeUrl?: string;
}

/** What a message says. A line that is nothing but an address is shown as a button where the reader can. */
export type MailWords = Pick<MailMessage, 'subject' | 'text'>;
