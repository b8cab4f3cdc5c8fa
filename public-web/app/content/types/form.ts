import type { referenceLetters } from '@contract/references';
import type { textVersions } from '@contract/texts/versions';
import type { Link } from './link.ts';

/** The limits that the API sets for one field, as the contract has them. */
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
  /** The sentence that the person reads when the field is left empty; a field without it may be empty. */
  required?: string;
  autoComplete?: string;
  /** The format that a line must have, where not any will do, and the sentence that is read when it has another. */
  format?: { kind: 'codigoPostal' | 'telefone'; sentence: string };
  /** The answer that the field starts with. */
  value?: string;
  /** The age in years below which the field is asked; the field of kind 'age' gives the person's age. */
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
  /** The limits of each field, by its name on the wire. */
  limits: Readonly<Record<string, FieldLimits>>;
  /**
   * The test that tells people from machines: the box that the specification shows, or else a proof of work that nobody
   * sees; none where an invitation already tells them apart.
   */
  captcha: 'box' | 'silent' | 'none';
  /** Whether the API sets aside what looks like a machine's. */
  screened: boolean;
  /** The texts that it shows: whoever sends it says which versions they saw. */
  texts: readonly ShownText[];
  /** The text over the button of a form whose person ticks no consent, and a link after it. */
  notice?: { text: string; link: Link };
  /** The rules and texts that are different for the young. */
  young?: YoungTexts;
  /** Fixed values that the API expects besides the fields. */
  constants?: Readonly<Record<string, string>>;
  submit: { idle: string; busy: string };
  messages: FormMessages;
  /** The answers are kept on the device until the form is sent. */
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

/** The rules and texts for the young, by the answer to the form's field of kind 'age'. */
export interface YoungTexts {
  /** The age in years below which nobody can send the form; they read `tooYoung` instead. */
  minimum: number;
  tooYoung: string;
  /** The field after which the notice stands, and the fields that only the young are asked. */
  after: string;
  /** The notice itself, and the versioned texts that go with it. */
  notice: string;
  texts: readonly ShownText[];
}

export interface FormMessages {
  /** Heads the list of errors. */
  invalid: string;
  /** Heads it in the place of `invalid` when something required is empty. */
  incomplete?: string;
  success: string;
  /** Said in the place of `success`, which promises mail, where none goes out. */
  unmailed?: string;
  /**
   * Says, where no mail goes out, what could therefore not be done; nothing was, where `unmailed` does not say what. The
   * detail is said before the form is sent, too.
   */
  undone?: { title: string; detail: string };
  /** When the server gives no sentence, or when its sentence is not for this form's readers. */
  failure: string;
  /** Put before the server's sentence. */
  failurePrefix?: string;
  /** False: always say `failure`, whatever the server says. */
  serverSentence?: boolean;
  network: string;
}
