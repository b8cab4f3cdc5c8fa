import { applyDecorators, type Type } from '@nestjs/common';
import { TextIndex } from '#platform/lists/text-order.js';
import { Column, type DeepPartial, type EntityManager, Index } from 'typeorm';
import { listOf, type ListSpec, type StatedColumns } from '#platform/lists/list-spec.js';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { PERSON_NAME_LENGTH } from '../requests/form-fields.js';
import { flag, KeyColumn, moment, varchar } from '#platform/database/columns.js';
import { answerOf, ApiMoment } from '#platform/dto/answer-fields.js';
import { EMAIL_LENGTH } from '#platform/dto/fields.js';
import { nameOf, resourceOf } from '#platform/database/resource.js';
import { namedValues } from '#platform/database/addresses/held-records.js';
import { referenced } from '../../../contract/references.js';

/** The notice of a submission for the association. It is plain text, so it may hold what people typed. */
export interface Notice {
  subject: string;
  /** The form's fields by the name that people know them by; what is empty is left out. */
  fields: Readonly<Record<string, string | number | null>>;
}

/**
 * The receipt that the sender reads. It repeats nothing that was typed freely: the address may be somebody else's, and
 * we must not become a spammer's voice.
 */
export interface SenderReceipt {
  recipient: string;
  /** The name that was given, of which a greeting takes a word where it is no more than a name. */
  name?: string;
  subject: string;
  text: string;
  /** The sentence for a reader who has nothing to do with the submission, where it is not the usual one. */
  stranger?: string;
}

interface FormMail<Row> {
  notice: (row: Row) => Notice;
  receipt: Pick<SenderReceipt, 'subject' | 'text'>;
  /** The answers that could only be chosen among ours, by the name that people know them by. */
  chosen?: (row: Row) => Readonly<Record<string, string>>;
  /** To the guardian of a young sender, where there is one, with a link that is made in the same unit of work. */
  guardian?: (row: Row, manager: EntityManager, siteUrl: string) => Promise<SenderReceipt | undefined>;
}

/** The columns of every submission. */
export abstract class Submission {
  @KeyColumn() id!: number;
  @Column(moment()) createdAt!: Date;
  @Column(flag()) lida!: boolean;
}

/** The part that each form states for itself; everything else is shared. */
export interface FormSpec<Row extends Submission, Input = never> {
  entity: new () => Row;
  input: Type<Input>;
  answer: Type<object> & { from: (row: Row) => object };
  list: ListSpec<Row>;
  /** The path of the administrators' list. */
  path: string;
  /** The name of the submissions in sentences: 'contactos'. */
  plural: string;
  /** The route by which visitors send it, and its answer. It takes a PDF where its rows have a file of their own. */
  sent: { path: string; summary: string; message: string };
  /** The resource as which the back office and the trail know it, where that is not the list's. */
  panelResource?: string;
  /**
   * Says that the field `recaptcha` holds no captcha's solution, but the proof of work that our own page sends where the form
   * shows no captcha. A submission without a proof is taken, but no mail goes to the addresses that it names.
   */
  asks?: 'proof';
  /** Returns whether the privacy policy was accepted, where its consent is no field `privacidade`. A form that only shows it has neither. */
  acceptance?: (input: Input) => boolean;
  /**
   * Returns a sentence for each field that breaks a rule of our own form. Only a submission that says which texts it
   * showed, as our own form's do, is held to these rules.
   */
  refusal?: (input: Input) => Readonly<Record<string, string>>;
  /** Returns why nothing can be sent at the moment, in a sentence; undefined where something can. */
  closed?: (manager: EntityManager) => Promise<string | undefined>;
  /** Returns how the sender is reached and called, where that is not in `email` and `nome`. */
  sender?: (row: Row) => Sender;
  /** Returns what is kept of a submission, whose fields have already been checked, where it is not kept as it came. */
  contents?: (input: Input) => DeepPartial<Row>;
  subject: (row: Row) => string;
  /** The property that holds what the sender wrote freely. */
  text: keyof Row & string;
  /** Keeps more of a submission in the unit of work that puts it among the others. @returns what its receipt says of that */
  within?: (manager: EntityManager, row: Row, siteUrl: string) => Promise<string | undefined>;
  /** Takes out what else is kept about submissions, in the unit of work that erases them. */
  alongside?: (manager: EntityManager, ids: readonly number[]) => Promise<void>;
  mail: FormMail<Row>;
}

interface Sender {
  email: string;
  nome: string;
}

export function senderOf<Row extends Submission, Input>({ sender }: FormSpec<Row, Input>, row: Row): Sender {
  return sender === undefined ? (row as Row & Sender) : sender(row);
}

/** Returns the resource as which the back office knows a form's submissions. */
export function panelResourceOf<Row extends Submission, Input>({ panelResource, list }: FormSpec<Row, Input>): string {
  return panelResource ?? list.resource;
}

export class CampoSubmetido {
  @ApiProperty({ example: 'Nome' }) rotulo!: string;
  @ApiProperty({ example: 'Maria Silva' }) valor!: string;
}

/** Returns all that was filled in, under the labels that people know, and the free text apart from it. */
export function readSubmission<Row extends Submission>(
  { entity, text }: Pick<FormSpec<Row>, 'entity' | 'text'>,
  row: Row,
) {
  const held = resourceOf(entity, 'heldUnder');
  // the version of the privacy policy is no answer of the person's
  const named = held === undefined ? [] : namedValues(held.heldUnder, row, [text, 'privacidadeVersao']);
  return { campos: named.map(({ nome, valor }) => ({ rotulo: nome, valor })), texto: row[text] as string };
}

class SubmissionAnswer {
  @ApiProperty({ example: 7 }) id!: number;
  @ApiMoment() createdAt!: string;
  @ApiProperty({ description: 'Se um administrador já a leu.' }) lida!: boolean;
}

/** Makes a base for the class by which administrators read the submissions of a form. */
export const inboxAnswer = <Row extends Submission, Input extends object>(
  entity: abstract new () => Row,
  input: abstract new () => Input,
) => IntersectionType(SubmissionAnswer, answerOf(entity, input));

export abstract class PersonColumns extends Submission {
  @Column(varchar(PERSON_NAME_LENGTH)) nome!: string;
  @Column(varchar(EMAIL_LENGTH)) email!: string;
}

/** Declares the indexes of a table whose rows hold a person's name and email, as `personListColumns` sorts them. */
export const PersonIndexes = (table: string) =>
  applyDecorators(
    Index(`ix_${table}_created_at`, ['createdAt', 'id']),
    Index(`ix_${table}_lida`, ['lida', 'createdAt', 'id']),
    TextIndex(`ix_${table}_nome`, ['nome', 'id']),
    TextIndex(`ix_${table}_email`, ['email', 'id']),
  );

/** The parts of `heldUnder` that all forms of one person share. */
export const heldPerson = { addresses: ['email'], contact: { nome: 'nome' }, moment: 'createdAt' } as const;

/** The columns that a list of submissions also offers where the form asks for a person's name and email. */
export const personListColumns = { nome: 'text', email: 'text' } as const;

/** The list of a form's submissions: the newest first, and found by their words, or one by its reference. */
export function inboxList<Row extends Submission>(entity: new () => Row, columns: StatedColumns<Row>): ListSpec<Row> {
  return listOf(entity, {
    columns: { createdAt: 'moment', lida: { kind: 'flag', thenBy: 'createdAt' }, ...columns },
    defaultOrder: [{ property: 'createdAt', direction: 'DESC' }],
    named: (search) => {
      const found = referenced(search);
      return found?.formulario === nameOf(entity) ? { id: found.registo } : undefined;
    },
  });
}
