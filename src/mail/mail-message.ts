/** What mail says: news for the association, a receipt for a form's sender, or a subscriber's own affairs. */
export const mailKinds = ['notice', 'receipt', 'subscription'] as const;
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
