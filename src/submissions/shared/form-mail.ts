import type { EntityManager } from 'typeorm';

/** What the association reads of a submission. It is plain text, so what people typed may stand in it. */
export interface Notice {
  subject: string;
  /** The form's fields by the name that people know them by; what is empty is left out. */
  fields: Readonly<Record<string, string | number | null>>;
  /** Who gets the association's answer. */
  replyTo: string;
}

/** What the sender reads. Never anything that was typed: the address may be somebody else's, and we no spammer's voice. */
export interface SenderReceipt {
  recipient: string;
  subject: string;
  text: string;
  /** What whoever has nothing to do with it is told, where it is not the usual sentence. */
  stranger?: string;
}

/** The words that one form's module writes; greeting and ending are the same for all. */
export interface FormMail<Row> {
  notice: (row: Row) => Notice;
  receipt: (row: Row) => SenderReceipt;
  /** To the guardian of a young sender, where there is one, with a link that is made in the same unit of work. */
  guardian?: (row: Row, manager: EntityManager, siteUrl: string) => Promise<SenderReceipt | undefined>;
}
