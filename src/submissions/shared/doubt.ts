import { applyDecorators } from '@nestjs/common';
import { ApiHideProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { type EntityManager, MoreThan, Not } from 'typeorm';
import { HOUR_MS } from '#platform/dates/durations.js';
import { TextField } from '#platform/dto/fields.js';
import { sha256 } from '#platform/secrets/sha256.js';
import { IdempotencyKey } from './idempotency-key.entity.js';

/** Room for more versions than any form shows texts. */
const LENGTH = 200;

/** The versions of the texts that a form showed. Who sends none is taken as well, and what came is marked. */
export const ShownTextsField = () =>
  TextField({
    label: 'A versão dos textos',
    max: LENGTH,
    optional: true,
    example: '0f3c5a7b9d1e2f40',
    description:
      'As versões dos textos mostrados com o formulário, separadas por espaços (contract/texts/versions.ts). Sem elas, a submissão fica marcada «aceitação não registada».',
  });

/** Why a submission is doubtful: it filled what nobody sees, it was faster than reading, or its text goes to many forms. */
export const doubts = ['armadilha', 'pressa', 'repetida'] as const;
export type Doubt = (typeof doubts)[number];

/**
 * Keeps a field out of the documentation and refuses no value of it: a sender who is found out must not learn by which
 * field.
 */
const Untold = () => applyDecorators(ApiHideProperty(), Allow());

/**
 * The fields that our own pages send beside a form's: the texts that were shown, and signs that tell people from
 * machines.
 */
export abstract class FormSigns {
  @ShownTextsField() textos?: string | null;

  /** A field that nobody sees and only a machine fills in. */
  @Untold() pagina?: unknown;

  /** The milliseconds from the form's being shown to its being sent. */
  @Untold() demora?: unknown;
}

/** People write the same few words to several forms; so long a text is copied. */
const LEAST_LENGTH = 40;
const WINDOW_MS = 2 * HOUR_MS;
/** Other forms that have had the text already: who is not sure where to write tries two. */
const OTHER_FORMS = 2;

/** The fields beside those that a form is about: the signs, the captcha, and the consent that most forms ask for. */
export type Signed = FormSigns & { recaptcha?: string; privacidade?: true };

/**
 * Returns the doubt that a submission's signs raise by themselves.
 * @param readingMs less than reading the form takes; 0 for not asking
 */
export function doubtOf({ pagina, demora }: FormSigns, readingMs: number): Doubt | undefined {
  if (pagina !== undefined && pagina !== null && pagina !== '') return 'armadilha';
  const milliseconds = typeof demora === 'string' && /^\d{1,9}$/.test(demora) ? Number(demora) : demora;
  return typeof milliseconds === 'number' && milliseconds >= 0 && milliseconds < readingMs ? 'pressa' : undefined;
}

/** Returns the fields that people fill in themselves. */
export function withoutSigns<Input>(input: Input): Input {
  const signed = input as Input & Signed;
  const {
    pagina: _pagina,
    demora: _demora,
    textos: _textos,
    recaptcha: _solution,
    privacidade: _consent,
    ...asked
  } = signed;
  return asked as Input;
}

/** Fingerprint of a text, whatever its spaces and case; of a short one there is none. */
export function textHash(text: string): string | null {
  const plain = text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  return plain.length < LEAST_LENGTH ? null : sha256(plain);
}

/** Whether many forms have had the same text lately. */
export async function isSentToMany(manager: EntityManager, form: string, hash: string, now: Date): Promise<boolean> {
  const createdAt = MoreThan(new Date(now.getTime() - WINDOW_MS));
  const others = await manager.find(IdempotencyKey, {
    select: { hash: true, form: true },
    where: { textHash: hash, form: Not(form), createdAt },
    take: 100,
  });
  return new Set(others.map((key) => key.form)).size >= OTHER_FORMS;
}
