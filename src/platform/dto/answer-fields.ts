import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import type { Type } from '@nestjs/common';
import { getMetadataArgsStorage } from 'typeorm';
import { toServedUrl, toServedUrls } from './url-fields.js';

const field =
  (fixed: object) =>
  (options: ApiPropertyOptions = {}) =>
    ApiProperty({ ...fixed, ...options } as ApiPropertyOptions);

export const ApiMoment = field({ type: String, format: 'date-time' });
export const ApiMomentOrNull = field({ type: String, format: 'date-time', nullable: true });
export const ApiTextOrNull = field({ type: String, nullable: true });
export const ApiObject = field({ type: 'object', additionalProperties: true });
export const ApiUriOrNull = field({ type: String, nullable: true, format: 'uri' });
export const ApiNumberOrNull = field({ type: Number, nullable: true });
export const ApiIntegerOrNull = field({ type: 'integer', nullable: true });
export const ApiFlagOrNull = field({ type: Boolean, nullable: true });

/** `@ApiProperty` of a calendar day, `2026-06-05`. */
export const ApiDay = field({ type: String, format: 'date' });
export const ApiDayOrNull = field({ type: String, nullable: true, format: 'date', example: '2026-09-01' });

/** The keys under which `@ApiProperty` keeps the names of a class's properties, each after a colon, and each one's schema. */
const NAMES = 'swagger/apiModelPropertiesArray';
const SCHEMA = 'swagger/apiModelProperties';
const documented = new WeakMap<object, ReadonlyMap<string, Schema>>();

type Schema = Readonly<Record<string, unknown>> & { format?: string; answer?: Type<object> | undefined };
type OnWire<Value> = Value extends Date
  ? string
  : Value extends readonly (infer One)[]
    ? OnWire<One>[]
    : Value extends object
      ? { [Name in keyof Value]: OnWire<Value[Name]> }
      : Value;
/** The columns that an input names too, other than by a file. */
type Answered<Row, Input> = {
  [Name in keyof Row & keyof Input as [Input[Name]] extends [undefined] ? never : Name]: OnWire<Row[Name]>;
};

/**
 * Makes a base for an answer's class: each column of a row that an input names too, as the input documents it but for
 * its limits. No other column is in it, so a secret can't slip out by default. A class states itself a column that it
 * answers otherwise, such as an address that is never null, which toServedUrl may answer with null.
 */
export function answerOf<Row extends object, Input extends object>(
  entity: abstract new () => Row,
  input: abstract new () => Input,
): Type<Answered<Row, Input>> {
  class AnswerOfInput {}
  const named = schemasOf(input);
  for (const { target, propertyName, options } of getMetadataArgsStorage().columns) {
    const schema = named.get(propertyName);
    const isOwn = target === entity || (typeof target === 'function' && entity.prototype instanceof target);
    if (!isOwn || schema === undefined || schema.format === 'binary') continue;
    const { type, isArray, enum: choices, example, description } = schema;
    const format = schema.format === 'email' ? undefined : schema.format;
    const nullable = options.nullable === true || undefined;
    const shown = { type, isArray, enum: choices, example, description, format, nullable };
    ApiProperty(shown as ApiPropertyOptions)(AnswerOfInput.prototype, propertyName);
  }
  return AnswerOfInput as Type<Answered<Row, Input>>;
}

/** The fields that a row has under the same name and, moments apart, in the same form. */
type Shared<Answer, Row> = {
  [Name in keyof Answer & keyof Row]: OnWire<Row[Name]> extends Answer[Name] ? Name : never;
}[keyof Answer & keyof Row];
/** A moment may be given as it is. */
type Given<Fields> = { [Name in keyof Fields]: Fields[Name] | (string extends Fields[Name] ? Date : never) };
type Own<Answer, Row> = Given<Omit<Answer, Shared<Answer, Row>> & Partial<Answer>>;

/**
 * A row, or a value that a service has made of several, as its answer's class documents it, in the order of the class,
 * and what is in it as theirs do. Other fields are left out, so a secret can't slip out by default; moments become
 * ISO 8601, and stored addresses those at which they are served.
 * @param own the fields that the row doesn't have so
 */
export function toAnswer<Answer extends object, Row extends object>(
  answer: Type<Answer>,
  row: Row,
  ...[own]: Given<Partial<Answer>> extends Own<Answer, Row> ? [own?: Own<Answer, Row>] : [own: Own<Answer, Row>]
): Answer {
  const given = { ...row, ...own } as Readonly<Record<string, unknown>>;
  const fields: Record<string, unknown> = {};
  for (const [name, schema] of schemasOf(answer)) {
    const value = given[name];
    if (value !== undefined) fields[name] = onWire(value, schema);
  }
  return fields as Answer;
}

function onWire(value: unknown, { format, answer }: Schema): unknown {
  if (value instanceof Date) return value.toISOString();
  if (answer !== undefined) {
    if (Array.isArray(value)) return value.map((one: object) => toAnswer(answer, one));
    return value && toAnswer(answer, value);
  }
  if (format !== 'uri') return value;
  return Array.isArray(value) ? toServedUrls(value as string[]) : toServedUrl(value as string | null);
}

/** The type of a field, where it is a class that documents fields of its own. */
const answerIn = (type: unknown): Type<object> | undefined =>
  typeof type === 'function' && Reflect.hasMetadata(NAMES, type.prototype as object)
    ? (type as Type<object>)
    : undefined;

export const documentedFields = (answer: Type): string[] => [...schemasOf(answer).keys()];

function schemasOf(answer: abstract new () => object): ReadonlyMap<string, Schema> {
  const known = documented.get(answer);
  if (known !== undefined) return known;
  const prototype = answer.prototype as object;
  const marked = Reflect.getMetadata(NAMES, prototype) as readonly string[] | undefined;
  if (marked === undefined) throw new Error(`${answer.name} documents no fields`);
  const schemas = new Map(
    marked.map((marking) => {
      const name = marking.slice(1);
      const schema = Reflect.getMetadata(SCHEMA, prototype, name) as Schema;
      return [name, { ...schema, answer: answerIn(schema['type']) }] as const;
    }),
  );
  documented.set(answer, schemas);
  return schemas;
}
