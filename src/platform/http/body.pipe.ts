import { type ArgumentMetadata, Injectable, type PipeTransform, SetMetadata } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import { AppError } from '../errors/app-error.js';
import { messages } from '../messages.js';
import { isWellFormed } from './json.js';

const IGNORES_UNKNOWN = 'body:ignores-unknown';
const INCOMPLETE_MESSAGE = 'body:incomplete-message';
const UNKNOWN_FIELD = 'Este campo não existe.';

/** Marks a public form's body: fields that it does not know are dropped instead of refused. */
export const IgnoresUnknownFields = () => SetMetadata(IGNORES_UNKNOWN, true);

/** The sentence over a body in which something is left empty, where it is not the usual one. */
export const IncompleteSentence = (sentence: string) => SetMetadata(INCOMPLETE_MESSAGE, sentence);

/** Validates every request body against its DTO class, with one sentence per wrong field, keyed by wire name. */
@Injectable()
export class BodyPipe implements PipeTransform {
  async transform(value: unknown, { type, metatype }: ArgumentMetadata): Promise<unknown> {
    if (type !== 'body' || metatype === undefined) return value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new AppError('invalid');
    }
    const ignoresUnknown = Reflect.getMetadata(IGNORES_UNKNOWN, metatype) === true;
    const sent = Object.entries(value);
    // what every object inherits is a field of no DTO, and class-transformer would lose it without a word
    const inherited = sent.filter(([name]) => name in Object.prototype);
    const broken = sent.filter(([, content]) => !isWellFormed(content));
    const refused = [
      ...(ignoresUnknown ? [] : inherited.map(([name]) => [name, UNKNOWN_FIELD] as const)),
      ...broken.map(([name]) => [name, messages.brokenValue] as const),
    ];
    if (refused.length > 0) throw AppError.inFields(Object.fromEntries(refused));
    const known = Object.fromEntries(sent.filter((field) => !inherited.includes(field)));
    const body = plainToInstance(metatype as new () => object, known);
    const wrong = await validate(body, {
      whitelist: true,
      forbidNonWhitelisted: !ignoresUnknown,
      forbidUnknownValues: true,
      stopAtFirstError: true,
      validationError: { target: false, value: false },
    });
    if (wrong.length === 0) return body;
    const fields = Object.fromEntries(wrong.flatMap((error) => sentencesOf(error)));
    const incomplete = wrong.some(({ property }) => isEmpty((body as Record<string, unknown>)[property]));
    const whenIncomplete = Reflect.getMetadata(INCOMPLETE_MESSAGE, metatype) as string | undefined;
    throw AppError.inFields(fields, incomplete ? whenIncomplete : undefined);
  }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** Returns the sentences of a field and of all within it, by their places: `agradecimentos.0.titulo`. */
function sentencesOf({ property, constraints = {}, children = [] }: ValidationError, within = ''): [string, string][] {
  const unknown = 'whitelistValidation' in constraints;
  const own = unknown ? UNKNOWN_FIELD : Object.values(constraints)[0];
  const inside = children.flatMap((child) => sentencesOf(child, `${within}${property}.`));
  if (own === undefined && inside.length > 0) return inside;
  return [[within + property, own ?? messages.badRequest]];
}
