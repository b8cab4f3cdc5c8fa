/**
 * The kinds of mail: news for the association, a receipt for a form's sender, a subscriber's own affairs, what happens
 * to an administrator's account, the way back into one, which anybody can ask for, what is done with a person's data,
 * or an administrator's answer to what somebody sent.
 */
export const mailKinds = ['notice', 'receipt', 'subscription', 'account', 'recovery', 'privacy', 'answer'] as const;
export type MailKind = (typeof mailKinds)[number];

/** The kinds of mail that go to an address that anybody may have typed into a form. */
export const visitorKinds: readonly MailKind[] = ['receipt', 'subscription', 'privacy'];

/** The mailbox has had enough today, a client without proof too, or the system has: that waits until there is room. */
export type Hold = 'address' | 'client' | 'ceiling';

/** The placeholder for the association's name in a message, which the outbox fills in. */
export const ASSOCIATION = '{associacao}';

export interface MailMessage {
  /** Names it for ever by what it is about: 'contactos:12:receipt'. At most 100 characters. */
  idempotencyKey: string;
  kind: MailKind;
  recipient: string;
  subject: string;
  text: string;
  /** The address that an answer goes to, where it is not the sender's. */
  replyTo?: string;
  /** Tells whether the address's owner has shown that it is theirs: it then gets more in a day. */
  isConfirmed?: () => Promise<boolean>;
  /** Whether it was asked for without proof of work: of its kind, the address then gets one in a day. */
  unproven?: boolean;
  /** A reason that the writer of the message has found to hold it back. */
  hold?: Hold;
  /** The address at which a subscriber's mail program asks to unsubscribe (RFC 8058). */
  unsubscribeUrl?: string;
}

/** The words of a message. A line that is only a URL becomes a button where the message also has an HTML body. */
export type MailWords = Pick<MailMessage, 'subject' | 'text'>;

/** Returns a message that begins with a greeting and ends with our name. */
export const letter = (subject: string, ...paragraphs: readonly string[]): MailWords => ({
  subject,
  text: ['Olá!', ...paragraphs, `A equipa da ${ASSOCIATION}`].join('\n\n'),
});
