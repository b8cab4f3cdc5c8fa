import { AppError } from '../../platform/errors/app-error.js';
import type { FotografiaInputDto } from './fotografia.dto.js';
import type { Fotografia } from './fotografia.entity.js';

const LONGEST_YEARS = 10;
const NONE = { vistaEm: null, vistaPor: null, ate: null };

const missing = {
  vistaEm: 'Diga em que dia a autorização foi vista.',
  vistaPor: 'Diga quem viu a autorização.',
  ate: 'Diga até que dia vale a autorização.',
};

/**
 * The authorisation that is to be recorded: whole, or none.
 * @param today the day in Lisbon
 * @throws AppError 'invalid' where a part is missing, or the days can't be
 */
export function authorisationOf(
  { menores, vistaEm, vistaPor, ate }: FotografiaInputDto,
  today: string,
): Pick<Fotografia, 'vistaEm' | 'vistaPor' | 'ate'> {
  const given = { vistaEm: vistaEm ?? null, vistaPor: vistaPor?.trim() ? vistaPor : null, ate: ate ?? null };
  const parts = Object.values(given).filter((part) => part !== null).length;
  if (parts === 0) return NONE;
  if (!menores) refuse({ menores: 'Só uma fotografia com menores identificáveis tem autorização.' });
  const wrong: Record<string, string> = {};
  for (const name of Object.keys(missing) as (keyof typeof missing)[]) {
    if (given[name] === null) wrong[name] = missing[name];
  }
  if (given.vistaEm !== null && given.vistaEm > today) wrong['vistaEm'] = 'Este dia ainda não chegou.';
  if (given.ate !== null && given.ate > latest(today)) {
    wrong['ate'] = `A autorização acaba daqui a ${LONGEST_YEARS} anos o mais tardar.`;
  }
  if (given.ate !== null && given.vistaEm !== null && given.ate < given.vistaEm) {
    wrong['ate'] = 'A autorização não pode acabar antes do dia em que foi vista.';
  }
  if (Object.keys(wrong).length > 0) refuse(wrong);
  return given;
}

function latest(today: string): string {
  return `${Number(today.slice(0, 4)) + LONGEST_YEARS}${today.slice(4)}`;
}

function refuse(wrong: Readonly<Record<string, string>>): never {
  throw new AppError('invalid', Object.values(wrong)[0] ?? '', wrong);
}
