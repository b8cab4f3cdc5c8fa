import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, validate } from 'class-validator';
import { AppError } from '../errors/app-error.js';
import { messages } from '../messages.js';

const IGNORES_UNKNOWN = 'body:ignores-unknown';
const INCOMPLETE_MESSAGE = 'body:incomplete-message';

/** Marks a public form's body: fields that it does not know are dropped instead of refused. */
export const IgnoresUnknownFields = (): ClassDecorator => (target) => {
  Reflect.defineMetadata(IGNORES_UNKNOWN, true, target);
};

/** The sentence over a body in which something is left empty, where it is not the usual one. */
export const IncompleteSentence =
  (sentence: string): ClassDecorator =>
  (target) => {
    Reflect.defineMetadata(INCOMPLETE_MESSAGE, sentence, target);
  };

/** Validates every request body against its DTO class, with one sentence per wrong field, keyed by wire name. */
@Injectable()
export class BodyPipe implements PipeTransform {
  async transform(value: unknown, { type, metatype }: ArgumentMetadata): Promise<unknown> {
    if (type !== 'body' || metatype === undefined) return value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new AppError('invalid', messages.badRequest);
    }
    const body = plainToInstance(metatype as new () => object, { ...value });
    const ignoresUnknown = Reflect.getMetadata(IGNORES_UNKNOWN, metatype) === true;
    const wrong = await validate(body, {
      whitelist: true,
      forbidNonWhitelisted: !ignoresUnknown,
      forbidUnknownValues: true,
      stopAtFirstError: true,
      validationError: { target: false, value: false },
    });
    if (wrong.length === 0) return body;
    const fields = Object.fromEntries(wrong.map(sentenceOf));
    const incomplete = wrong.some(({ property }) => isEmpty((body as Record<string, unknown>)[property]));
    const whenIncomplete = Reflect.getMetadata(INCOMPLETE_MESSAGE, metatype) as string | undefined;
    throw new AppError('invalid', (incomplete ? whenIncomplete : undefined) ?? overall(Object.values(fields)), fields);
  }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** One wrong field says itself what is wrong; several are pointed to. */
function overall(sentences: string[]): string {
  return sentences.length === 1 && sentences[0] !== undefined ? sentences[0] : messages.checkFields;
}

function sentenceOf(error: ValidationError): [string, string] {
  const constraints = error.constraints ?? {};
  const unknown = 'whitelistValidation' in constraints;
  return [error.property, unknown ? 'Este campo não existe.' : (Object.values(constraints)[0] ?? messages.badRequest)];
}
