import type { EntityManager } from 'typeorm';

/** The notice of a submission for the association. It is plain text, so it may hold what people typed. */
export interface Notice {
  subject: string;
  /** The form's fields by the name that people know them by; what is empty is left out. */
  fields: Readonly<Record<string, string | number | null>>;
  /** The address that the association's answer goes to. */
  replyTo: string;
}

/**
 * The receipt that the sender reads. It never repeats what was typed: the address may be somebody else's, and we must
 * not become a spammer's voice.
 */
export interface SenderReceipt {
  recipient: string;
  subject: string;
  text: string;
  /** The sentence for a reader who has nothing to do with the submission, where it is not the usual one. */
  stranger?: string;
}

/** The words that one form's module writes; greeting and ending are the same for all. */
export interface FormMail<Row> {
  notice: (row: Row) => Notice;
  receipt: (row: Row) => SenderReceipt;
  /** To the guardian of a young sender, where there is one, with a link that is made in the same unit of work. */
  guardian?: (row: Row, manager: EntityManager, siteUrl: string) => Promise<SenderReceipt | undefined>;
}
