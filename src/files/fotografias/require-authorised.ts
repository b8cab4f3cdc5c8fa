import { type EntityManager, In } from 'typeorm';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import { AppError } from '#platform/errors/app-error.js';
import { Fotografia, pictureState } from './fotografia.entity.js';
import { namesIn } from './without-pictures.js';

const UNAUTHORISED = ['semAutorizacao', 'caducada'];
const SENTENCE =
  'Uma fotografia com menores identificáveis não tem autorização em vigor. Registe a autorização, ou escolha outra fotografia.';

/**
 * Keeps pictures of children without an authorisation from being published. What nobody has marked is not looked into,
 * and what is public with one already goes on being saved: visitors do not see the picture.
 * @param at when visitors are to see it
 * @param shown what visitors see of it now
 * @throws AppError 'invalid', keyed by the fields that name one
 */
export async function requireAuthorised(
  manager: EntityManager,
  contents: object,
  { at = new Date(), shown = null }: { at?: Date; shown?: unknown } = {},
): Promise<void> {
  const before = namesIn(shown);
  const fields = Object.entries(contents).map(([field, value]) => ({
    field,
    names: [...namesIn(value)].filter((nome) => !before.has(nome)),
  }));
  const names = fields.flatMap((field) => field.names);
  if (names.length === 0) return;
  const marked = await manager.findBy(Fotografia, { nome: In(names), menores: true });
  const day = lisbonDay(at);
  const refused = new Set(
    marked.filter((row) => UNAUTHORISED.includes(pictureState(row, day))).map(({ nome }) => nome),
  );
  if (refused.size === 0) return;
  const wrong = fields.filter((field) => field.names.some((nome) => refused.has(nome)));
  throw new AppError('invalid', SENTENCE, Object.fromEntries(wrong.map(({ field }) => [field, SENTENCE])));
}
