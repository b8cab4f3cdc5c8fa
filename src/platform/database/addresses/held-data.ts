import type { EntityManager } from 'typeorm';
import { methodMark } from '../../marked-methods.js';
import type { ContactDetail } from '../resource.js';

export interface HeldRecord {
  resource: string;
  id: number;
  /** The name that people know it by: 'Mensagem de contacto'. */
  noun: string;
  moment: Date;
  /** The values that it holds, each with its name for people. */
  fields: readonly { nome: string; valor: string }[];
  /** The details that may be corrected, with their present values. */
  contact: Readonly<Partial<Record<ContactDetail, string>>>;
  others: readonly string[];
  attachment: string | null;
  /** The record that mail is about, by its {@link heldKey}. */
  about?: string;
  /** Why it is not erased on the person's word, and how it is instead. */
  notErased: string | null;
}

/** The rest of a record of one person that holds no attachment, is not corrected and goes on the person's word. */
export const plainRecord = { contact: {}, others: [], attachment: null, notErased: null } as const;

export const heldKey = ({ resource, id }: Pick<HeldRecord, 'resource' | 'id'>): string => `${resource}:${id}`;

/** Finds what a module holds of a person, `limit` records at most. @param email as addresses are compared */
type Finder = (manager: EntityManager, email: string, limit: number) => Promise<HeldRecord[]>;

/** Has 'Dados de uma pessoa' find by a method what its module holds of a person. */
export const FindsHeldData = methodMark<Finder, true>('held data', true);
