/**
 * What mail says: news for the association, a receipt for a form's sender, a subscriber's own affairs, what happens to
 * an administrator's account, the way back into one, which anybody can ask for, what is done with a person's data, or an
 * administrator's answer to what somebody sent.
 */
export const mailKinds = ['notice', 'receipt', 'subscription', 'account', 'recovery', 'privacy', 'answer'] as const;
export type MailKind = (typeof mailKinds)[number];

/** What goes to an address that anybody may have typed into a form. */
export const visitorKinds: readonly MailKind[] = ['receipt', 'subscription', 'privacy'];

/**
 * Why a message was held back: the mailbox has had enough today, a client without proof of work has asked for too many,
 * or the whole system has sent what it may in a day; what waits for that is sent when there is room.
 */
export type Hold = 'address' | 'client' | 'ceiling';

/** What stands in a message in the place of the association's name, which it says itself. */
export const ASSOCIATION = '{associacao}';

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
  /** Tells whether the address's owner has shown that it is theirs: it then gets more in a day. */
  isConfirmed?: () => Promise<boolean>;
  /** Whether it was asked for without proof of work: of its kind, the address then gets one in a day. */
  unproven?: boolean;
  /** That whoever writes it has found a reason to hold it back. */
  hold?: Hold;
  /** Where a subscriber's mail program asks to unsubscribe (RFC 8058). */
  unsubscribeUrl?: string;
}

/** What a message says. A line that is nothing but an address is shown as a button where the reader can. */
export type MailWords = Pick<MailMessage, 'subject' | 'text'>;
