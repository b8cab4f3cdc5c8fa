import type { ObjectLiteral } from 'typeorm';
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

/** What one form's module states of itself; everything else is shared. */
export interface FormSpec<Row extends Submission> {
  entity: new () => Row;
  list: ListSpec<Row>;
  /** The section's name in the overview, where it is not the list's resource. */
  section?: string;
  /** What it sends. */
  mail: FormMail<Row>;
  /** Whether the form asks for a captcha. */
  captcha: boolean;
  /** The property that holds the attachment's stored name, where the form takes one. */
  attachment?: keyof Row & string;
}
