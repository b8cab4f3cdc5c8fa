import type { referenceLetters } from '@contract/references';
import type { textVersions } from '@contract/texts/versions';
import type { Link } from './link.ts';

/** What the API takes in one field, as the contract has it. */
export interface FieldLimits {
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  enum?: readonly string[];
}

export interface FieldDefinition {
  /** The name on the wire. */
  name: string;
  label: string;
  hint?: string;
  kind: 'text' | 'email' | 'tel' | 'number' | 'age' | 'textarea' | 'select' | 'radio' | 'checkbox' | 'pdf' | 'image';
  /** What the person reads when it is left empty; a field without it may be. */
  required?: string;
  autoComplete?: string;
  /** What a line must look like, where not any will do, and what is read when it does not. */
  format?: { kind: 'codigoPostal' | 'telefone'; sentence: string };
  /** What stands in it at first. */
  value?: string;
  /** Asked only of who is younger than so many years, as the field of kind 'age' says. */
  under?: number;
  /** Half a line on wide screens. */
  half?: boolean;
  /** A link after a checkbox's label. */
  link?: Link;
  /** Sent with the upload of a picture. */
  headers?: Readonly<Record<string, string>>;
  /** The person answers it, the API is not told. */
  unsent?: boolean;
}

/** A text that a form shows, of which the API keeps every version. */
type ShownText = keyof typeof textVersions;

/** One form: what it asks, where it goes and what it says. */
export interface FormDefinition {
  id: string;
  endpoint: string;
  /** POST, where nothing else is said. */
  method?: 'PATCH' | 'DELETE';
  encoding: 'json' | 'multipart';
  fields: readonly FieldDefinition[];
  /** What the API takes of each field, by its name on the wire. */
  limits: Readonly<Record<string, FieldLimits>>;
  /**
   * What tells people from machines: the box that the specification shows, or else a proof of work that nobody sees;
   * nothing where an invitation already does.
   */
  captcha: 'box' | 'silent' | 'none';
  /** Whether the API sets aside what looks like a machine's. */
  screened: boolean;
  /** The texts that it shows: whoever sends it says which versions they saw. */
  texts: readonly ShownText[];
  /** What stands over the button where nothing is ticked, and a link after it. */
  notice?: { text: string; link: Link };
  /** What is different for the young. */
  young?: YoungTexts;
  /** Fixed values that the API expects besides the fields. */
  constants?: Readonly<Record<string, string>>;
  submit: { idle: string; busy: string };
  messages: FormMessages;
  /** What is written in it is kept on the device until it is sent. */
  kept?: true;
  /** Can be sent once only, so that nothing of it stays after its success. */
  once?: boolean;
  /** The page that says what happens with what was sent. */
  sent?: {
    to: string;
    /** How long the success stands before it, in milliseconds. */
    afterMs: number;
    /** The list of what is sent, by which it gets its reference. */
    resource: keyof typeof referenceLetters;
    /** The field with the address that a receipt goes to, where it is not `email`. */
    addressField?: string;
  };
}

/** What a form says to the young, by the answer to its field of kind 'age'. */
export interface YoungTexts {
  /** Who is younger can't send it, and reads why. Years. */
  minimum: number;
  tooYoung: string;
  /** The field after which the notice stands, and the fields that only the young are asked. */
  after: string;
  /** What is said there, and its versioned text. */
  notice: string;
  texts: readonly ShownText[];
}

export interface FormMessages {
  /** Heads the list of errors. */
  invalid: string;
  /** Heads it in the place of `invalid` when something required is empty. */
  incomplete?: string;
  success: string;
  /** When the server gives no sentence, or when its sentence is not for this form's readers. */
  failure: string;
  /** Put before the server's sentence. */
  failurePrefix?: string;
  /** False: always say `failure`, whatever the server says. */
  serverSentence?: boolean;
  network: string;
}
