import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsDate,
  IsEmail,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import { PLAIN_ADDRESS } from '../config/mail-address.js';
import { isPhone, typedLine, typedLines, typedSigns } from '../../../contract/typed-text.js';
import { oneAddress } from './normal-email.js';
import { unseen } from '../../../contract/formatted-text.js';

const DATE_TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

/** Reads ISO 8601; without a zone it is UTC. @returns undefined where it is no such moment (30 February is none) */
export function parseMoment(written: string): Date | undefined {
  if (!DATE_TIME.test(written)) return undefined;
  const zoned = /(Z|[+-]\d{2}:\d{2})$/.test(written) || !written.includes('T');
  const moment = new Date(zoned ? written : `${written}Z`);
  const year = moment.getUTCFullYear();
  return isDay(written.slice(0, 10)) && year >= FIRST_YEAR && year <= LAST_YEAR ? moment : undefined;
}

/** Whether a text is a day, `2026-06-05`. JavaScript rolls one that its month does not have over into the next month. */
export function isDay(written: string): boolean {
  if (!DAY.test(written)) return false;
  const day = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(written);
}

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
const presenceRule = ({ optional, label, missing }: FieldOptions): PropertyDecorator =>
  optional === true
    ? applyDecorators(
        Transform(({ value }) => emptyToNull(value)),
        IsOptional(),
      )
    : Matches(NOT_BLANK, { message: missing ?? `${label} é de preenchimento obrigatório.` });

/** Lets an optional field that is not text be left out. */
export const optionalRule = ({ optional }: Pick<FieldOptions, 'optional'>) => (optional === true ? [IsOptional()] : []);

/** Documents a field; `schema` is what its kind says of it. */
export const documented = ({ optional, example, description }: FieldOptions, schema: object): PropertyDecorator =>
  ApiProperty({ required: optional !== true, nullable: optional === true, example, description, ...schema });

/** Each of these characters ends a line to some reader: to a calendar, a mail or a spreadsheet, in a header or a log. */
export const LINE_END = /[\n\u000B\u000C\r\u0085\u2028\u2029]/;

/** Has a text read as it was meant; anything else is left for the rules to refuse. Of two transforms the later goes first. */
const ReadAs = (read: (text: string) => string) =>
  Transform(({ value }) => (typeof value === 'string' ? read(value) : (value as unknown)));

/** One text of at most `max` characters, stored as it was meant; a single line unless it may have `lines`. */
export const TextField = (options: FieldOptions & { max: number; lines?: true }) =>
  applyDecorators(
    documented(options, { type: String, maxLength: options.max }),
    presenceRule(options),
    ReadAs(options.lines === true ? typedLines : typedLine),
    IsString({ message: `${options.label} tem de ser texto.` }),
    MaxLength(options.max, { message: `${options.label} não pode ter mais de ${options.max} caracteres.` }),
    Matches(CONTROL_FREE, { message: `${options.label} tem caracteres que não são permitidos.` }),
    ...(options.lines === true ? [] : [OneLine(options.label)]),
  );

/** A rule of ours, with the sentence for a value that breaks it. */
export const Rule = (name: string, validate: (value: unknown) => boolean, sentence: string) =>
  ValidateBy({ name, validator: { validate, defaultMessage: () => sentence } });

const OneLine = (label: string) =>
  Rule(
    'oneLine',
    (value) => typeof value !== 'string' || !LINE_END.test(value),
    `${label} tem de caber numa só linha: apague as mudanças de linha.`,
  );

export const EMAIL_LENGTH = 254;
const INVALID_EMAIL = 'Introduza um endereço de e-mail válido.';

export const EmailField = (options: FieldOptions) =>
  applyDecorators(
    documented({ example: 'maria@escola.pt', ...options }, { type: String, format: 'email', maxLength: EMAIL_LENGTH }),
    presenceRule(options),
    ReadAs(oneAddress),
    IsEmail({}, { message: INVALID_EMAIL }),
    // a quoted name may hold spaces and even line breaks, which have no place in a mail header
    Matches(PLAIN_ADDRESS, { message: INVALID_EMAIL }),
  );

/** True or false; a form's 'true' and 'false' are taken for what they say. */
export const FlagField = (options: FieldOptions) =>
  applyDecorators(
    documented(options, { type: Boolean }),
    Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : (value as unknown))),
    IsBoolean({ message: `${options.label} tem de ser verdadeiro ou falso.` }),
    ...optionalRule(options),
  );

export const ConsentField = (options: FieldOptions, sentence: string) =>
  applyDecorators(
    documented(options, { type: Boolean, enum: [true] }),
    Transform(({ value }) => (value === 'true' ? true : (value as unknown))),
    Rule('consent', (value) => value === true, sentence),
  );

export const ChoiceField = (options: FieldOptions & { values: readonly string[] }) =>
  applyDecorators(
    documented(options, { type: String, enum: options.values }),
    ...(options.optional === true ? [Transform(({ value }) => emptyToNull(value))] : []),
    IsIn(options.values, { message: `${options.label} tem de ser um destes: ${options.values.join(', ')}.` }),
    ...optionalRule(options),
  );

/** An object as it came: what is in it is for others to check. */
export const ObjectField = (sentence: string, { optional, ...documented }: ApiPropertyOptions & { optional?: true }) =>
  applyDecorators(
    ApiProperty({ type: 'object', additionalProperties: true, ...documented } as ApiPropertyOptions),
    Transform(({ obj, key }) => (obj as Record<string, unknown>)[key]),
    IsObject({ message: sentence }),
    ...optionalRule({ optional }),
  );

/** The most that a column of integers holds. */
const MAX_INTEGER = 2_147_483_647;

export const IntegerField = ({ min, max = MAX_INTEGER, ...options }: FieldOptions & { min: number; max?: number }) =>
  applyDecorators(
    documented(options, { type: 'integer', minimum: min, maximum: max }),
    Transform(({ value }) =>
      typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : emptyToNull(value),
    ),
    IsInt({ message: `${options.label} tem de ser um número inteiro.` }),
    Min(min, { message: `${options.label} não pode ser menor que ${min}.` }),
    Max(max, { message: `${options.label} não pode ser maior que ${max}.` }),
    ...optionalRule(options),
  );

export const MomentField = (options: FieldOptions) =>
  applyDecorators(
    documented({ example: '2026-06-05T09:30:00.000Z', ...options }, { type: String, format: 'date-time' }),
    Transform(({ value }) => (typeof value === 'string' ? parseMoment(value) : undefined) ?? emptyToNull(value)),
    IsDate({ message: `${options.label} não é uma data válida.` }),
    ...optionalRule(options),
  );

function emptyToNull(value: unknown): unknown {
  return value === '' ? null : value;
}

const isWholeDay = (value: unknown) => typeof value === 'string' && DAY.test(value) && parseMoment(value) !== undefined;

/** A calendar day, `2026-06-05`, that may be left out unless it is required; null or '' says that there is none. */
export const DayField = ({
  label,
  description,
  required = false,
}: Pick<FieldOptions, 'label' | 'description'> & { required?: boolean }) =>
  applyDecorators(
    ApiProperty({ type: String, format: 'date', required, nullable: !required, example: '2026-07-31', description }),
    Transform(({ value }) => emptyToNull(value)),
    ...optionalRule({ optional: !required }),
    Rule('day', isWholeDay, `${label} tem de ser um dia: 2026-07-31.`),
  );

export const IdsField = ({ label, max, description }: { label: string; max: number; description?: string }) =>
  applyDecorators(
    ApiProperty({ type: [Number], maxItems: max, example: [3, 1, 2], description }),
    Rule(
      'ids',
      (value) => areIds(value, max),
      `${label} tem de ser uma lista de até ${max} identificadores, cada um uma só vez.`,
    ),
  );

function areIds(value: unknown, max: number): boolean {
  if (!Array.isArray(value) || value.length > max || new Set(value).size !== value.length) return false;
  return value.every((id) => Number.isSafeInteger(id) && (id as number) > 0);
}

export const PHONE_LENGTH = 30;

export const PhoneField = ({ label, optional }: { label: string; optional?: boolean }) =>
  applyDecorators(
    TextField({ label, max: PHONE_LENGTH, optional, example: '+351 912 345 678' }),
    Rule(
      'phone',
      (value) => typeof value !== 'string' || value === '' || isPhone(value),
      'Introduza um número de telefone válido.',
    ),
    ReadAs(typedSigns),
  );

/** An address as an account may have it: the first administrator's is `admin@localhost` where nobody says another. */
export const PlainAddressField = () =>
  applyDecorators(
    ApiProperty({ example: 'maria@escola.pt', maxLength: EMAIL_LENGTH }),
    ReadAs(oneAddress),
    Length(1, EMAIL_LENGTH, { message: INVALID_EMAIL }),
    Matches(PLAIN_ADDRESS, { message: INVALID_EMAIL }),
  );

// Markdown reads a character's number, or its name, as the character
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lrm|rlm));/gi;

const characterOf = (reference: string, decimal?: string, hexadecimal?: string): string => {
  if (decimal === undefined && hexadecimal === undefined) return '\u200E';
  const point = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return point <= 0x10_ff_ff ? String.fromCodePoint(point) : reference;
};

/** Whether a text reads as it is written: no unseen character in it changes how the rest is read. */
export function isPublicText(text: string): boolean {
  return !unseen.test(text) && !unseen.test(text.replace(REFERENCE, characterOf));
}

/** Returns the sentence that refuses a text. @param label the field's name in sentences, with article: 'O título' */
export const notPublicText = (label: string): string =>
  `${label} tem caracteres invisíveis que não são permitidos, porque podem mudar a ordem em que o texto é lido. Apague esse texto e escreva-o à mão, sem o colar.`;

/** A text that visitors are shown: a {@link TextField} that {@link isPublicText}. */
export const PublicTextField = (options: Parameters<typeof TextField>[0]) =>
  applyDecorators(
    TextField(options),
    Rule('publicText', (value) => typeof value !== 'string' || isPublicText(value), notPublicText(options.label)),
  );
