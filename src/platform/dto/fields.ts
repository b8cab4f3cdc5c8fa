import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import {
  IsBoolean,
  IsDate,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import { parseMoment } from './moment.js';
import { PLAIN_ADDRESS } from '../config/mail-address.js';
import { typedLine, typedLines } from '../../../contract/typed-text.js';
import { oneAddress } from './normal-email.js';

/** The options of every field: its Portuguese name in sentences, and its part of the OpenAPI document. */
interface FieldOptions {
  /** The name in sentences, with article: 'O título'. */
  label: string;
  optional?: boolean;
  /** The sentence where a required text is empty; by default one made from the label. */
  missing?: string;
  example?: unknown;
  description?: string;
}

const NOT_BLANK = /\S/;
// a NUL or another control character is no text: MySQL and mail readers disagree on what it means
const CONTROL_FREE = /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]*$/u;

/** An optional field takes absence, null and '' for 'nothing'; a required one refuses all three. */
const presence = ({ optional, label, missing }: FieldOptions): PropertyDecorator =>
  optional === true
    ? applyDecorators(
        Transform(({ value }) => (value === '' ? null : (value as unknown))),
        IsOptional(),
      )
    : Matches(NOT_BLANK, { message: missing ?? `${label} é de preenchimento obrigatório.` });

const documented = ({ optional, example, description }: FieldOptions, schema: object): PropertyDecorator =>
  ApiProperty({ required: optional !== true, nullable: optional === true, example, description, ...schema });

/** Each of these characters ends a line to some reader: to a calendar, a mail or a spreadsheet, in a header or a log. */
export const LINE_END = /[\n\u000B\u000C\r\u0085\u2028\u2029]/;

/** Has a text read as it was meant; anything else is left for the rules to refuse. Of two transforms the later goes first. */
export const ReadAs = (read: (text: string) => string) =>
  Transform(({ value }) => (typeof value === 'string' ? read(value) : (value as unknown)));

/** One text of at most `max` characters, stored as it was meant; a single line unless it may have `lines`. */
export const TextField = (options: FieldOptions & { max: number; lines?: true }) =>
  applyDecorators(
    documented(options, { type: String, maxLength: options.max }),
    presence(options),
    ReadAs(options.lines === true ? typedLines : typedLine),
    IsString({ message: `${options.label} tem de ser texto.` }),
    MaxLength(options.max, { message: `${options.label} não pode ter mais de ${options.max} caracteres.` }),
    Matches(CONTROL_FREE, { message: `${options.label} tem caracteres que não são permitidos.` }),
    ...(options.lines === true ? [] : [OneLine(options.label)]),
  );

const OneLine = (label: string) =>
  ValidateBy({
    name: 'oneLine',
    validator: {
      validate: (value) => typeof value !== 'string' || !LINE_END.test(value),
      defaultMessage: () => `${label} tem de caber numa só linha: apague as mudanças de linha.`,
    },
  });

export const EMAIL_LENGTH = 254;

/** An e-mail address in its one spelling. */
export const EmailField = (options: FieldOptions) =>
  applyDecorators(
    documented({ example: 'maria@escola.pt', ...options }, { type: String, format: 'email', maxLength: EMAIL_LENGTH }),
    presence(options),
    ReadAs(oneAddress),
    IsEmail({}, { message: 'Introduza um endereço de e-mail válido.' }),
    // a quoted name may hold spaces and even line breaks, which have no place in a mail header
    Matches(PLAIN_ADDRESS, { message: 'Introduza um endereço de e-mail válido.' }),
  );

/** True or false; a form's 'true' and 'false' are taken for what they say. */
export const FlagField = (options: FieldOptions) =>
  applyDecorators(
    documented(options, { type: Boolean }),
    Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : (value as unknown))),
    IsBoolean({ message: `${options.label} tem de ser verdadeiro ou falso.` }),
    ...(options.optional === true ? [IsOptional()] : []),
  );

/** The consent without which a form is refused. */
export const ConsentField = (options: FieldOptions, sentence: string) =>
  applyDecorators(
    documented(options, { type: Boolean, enum: [true] }),
    Transform(({ value }) => (value === 'true' ? true : (value as unknown))),
    ValidateBy({ name: 'consent', validator: { validate: (value) => value === true, defaultMessage: () => sentence } }),
  );

/** One of a fixed set of words. */
export const ChoiceField = (options: FieldOptions & { values: readonly string[] }) =>
  applyDecorators(
    documented(options, { type: String, enum: options.values }),
    IsIn(options.values, { message: `${options.label} tem de ser um destes: ${options.values.join(', ')}.` }),
    ...(options.optional === true ? [IsOptional()] : []),
  );

/** A whole number between two bounds, both allowed. */
export const IntegerField = (options: FieldOptions & { min: number; max: number }) =>
  applyDecorators(
    documented(options, { type: 'integer', minimum: options.min, maximum: options.max }),
    Transform(({ value }) =>
      typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : emptyToNull(value),
    ),
    IsInt({ message: `${options.label} tem de ser um número inteiro.` }),
    Min(options.min, { message: `${options.label} não pode ser menor que ${options.min}.` }),
    Max(options.max, { message: `${options.label} não pode ser maior que ${options.max}.` }),
    ...(options.optional === true ? [IsOptional()] : []),
  );

/** A moment as ISO 8601; without a zone it is UTC. */
export const MomentField = (options: FieldOptions) =>
  applyDecorators(
    documented({ example: '2026-06-05T09:30:00.000Z', ...options }, { type: String, format: 'date-time' }),
    Transform(toMoment),
    IsDate({ message: `${options.label} não é uma data válida.` }),
    ...(options.optional === true ? [IsOptional()] : []),
  );

function toMoment({ value }: TransformFnParams): unknown {
  return (typeof value === 'string' ? parseMoment(value) : undefined) ?? emptyToNull(value);
}

function emptyToNull(value: unknown): unknown {
  return value === '' ? null : value;
}
