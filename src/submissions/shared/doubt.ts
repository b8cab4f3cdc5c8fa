import { applyDecorators } from '@nestjs/common';
import { ApiHideProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { TextField } from '#platform/dto/fields.js';

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

type Sent = FormSigns & { recaptcha?: string };

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
  const { pagina: _pagina, demora: _demora, textos: _textos, recaptcha: _solution, ...asked } = input as Input & Sent;
  return asked as Input;
}
