/** What mail says: news for the association, a receipt for a form's sender, or a subscriber's own affairs. */
export const mailKinds = ['aviso', 'recibo', 'subscricao'] as const;
export type MailKind = (typeof mailKinds)[number];

/** A message to one address, in plain text. */
export interface MailMessage {
  /** Names it for ever by what it is about: 'contactos:12:recibo'. At most 100 characters. */
  chave: string;
  tipo: MailKind;
  para: string;
  assunto: string;
  texto: string;
  /** Who gets the answer, where not the sender. */
  responderA?: string;
  /** Where a subscriber's mail program asks to unsubscribe (RFC 8058). */
  cancelar?: string;
}
