/** A detail by which somebody is reached or called, and which they may correct. */
export type ContactDetail = 'nome' | 'telefone';

/** One record of a person's data, as it is shown. */
export interface HeldRecord {
  resource: string;
  id: number;
  /** The name that people know it by: 'Mensagem de contacto'. */
  kind: string;
  moment: Date;
  /** The values that it holds, each with its name for people. */
  fields: readonly { nome: string; valor: string }[];
  /** The details that may be corrected, with their present values. */
  contact: Readonly<Partial<Record<ContactDetail, string>>>;
  /** The other addresses that it is held under. */
  others: readonly string[];
  /** Stored name of its attachment. */
  attachment: string | null;
  /** Why it is not erased on the person's word, and how it is instead. */
  notErased: string | null;
}
