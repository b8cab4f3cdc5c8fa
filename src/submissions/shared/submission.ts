import type { DeepPartial, EntityManager, ObjectLiteral } from 'typeorm';
import type { ListSpec } from '../../platform/lists/list-spec.js';
import type { FormMail } from './form-mail.js';

/** What every submission of a public form has. */
export interface Submission extends ObjectLiteral {
  id: number;
  createdAt: Date;
  /** Whether an administrator has read it. */
  lida: boolean;
}

/** The version of the privacy policy that a form's consent is given to: the day it took effect. */
export const PRIVACY_VERSION = '2025-07-25';

/** What one form states of itself; everything else is shared. */
export interface FormSpec<Row extends Submission, Input = never> {
  entity: new () => Row;
  list: ListSpec<Row>;
  /** The section's name in the overview, where it is not the list's resource. */
  section?: string;
  /** The field of the captcha's solution, where the form asks for one. */
  captcha?: keyof Input & string;
  /**
   * The field of the proof of work that our own page sends where the form shows no captcha. Who calls without one is
   * taken at their word but for the address: nothing is written to it.
   */
  proof?: keyof Input & string;
  /** Whether the privacy policy is accepted, and what else our own form asks for is there; none where it only shows it. */
  acceptance?: (input: Input) => boolean;
  /** What is wrong, by field, with what only our own form is held to: it says which texts it showed. */
  refusal?: (input: Input) => Readonly<Record<string, string>>;
  /** The property that holds the attachment's stored name, where the form takes one. */
  attachment?: keyof Row & string;
  /** The properties that hold an address, first the sender's own; `email` where nothing is said. */
  addresses?: readonly (keyof Row & string)[];
  /** What is kept of what was sent, its fields already checked. */
  contents: (input: Input) => DeepPartial<Row>;
  /** What a submission is about, in a line. */
  subject: (row: Row) => string;
  /** The property that holds what the sender wrote freely. */
  text: keyof Row & string;
  /** Takes out what else is kept about submissions, in the unit of work that erases them. */
  alongside?: (manager: EntityManager, ids: readonly number[]) => Promise<void>;
  /** What it sends. */
  mail: FormMail<Row>;
}

/** A form's section in the overview and in the back office. */
export function sectionOf<Row extends Submission, Input>({ section, list }: FormSpec<Row, Input>): string {
  return section ?? list.resource;
}
