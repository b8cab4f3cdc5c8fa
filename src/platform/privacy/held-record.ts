/** A detail by which somebody is reached or called, and which they may correct. */
export type ContactDetail = 'nome' | 'telefone';

/** One record of a person's data, as it is shown. */
export interface HeldRecord {
  resource: string;
  id: number;
  /** What people call it: 'Mensagem de contacto'. */
  kind: string;
  moment: Date;
  /** What is held in it, each with its name for people. */
  fields: readonly { nome: string; valor: string }[];
  /** What of it may be corrected, as it is. */
  contact: Readonly<Partial<Record<ContactDetail, string>>>;
  /** The other addresses that it is held under. */
  others: readonly string[];
  /** Stored name of its attachment. */
  attachment: string | null;
  /** Why it is not erased on the person's word, and how it is instead. */
  notErased: string | null;
}
