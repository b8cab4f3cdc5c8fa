import type { EntityManager } from 'typeorm';
import { calendarDays, type EditionPhase, phaseOn, presentEdition } from '../../../contract/edition-phase.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import { Edicao } from './edicao.entity.js';

const days = Object.fromEntries([...calendarDays, 'festival'].map((day) => [day, true]));

/** An edition as far as its year goes, with its phase at a moment. */
export type PresentEdition = NonNullable<ReturnType<typeof presentEdition<Edicao>>> & { fase: EditionPhase };

/** Finds the edition that the site speaks of at a moment, without its parts. */
export async function findPresentEdition(
  manager: EntityManager,
  now: Date = new Date(),
): Promise<PresentEdition | undefined> {
  const today = lisbonDay(now);
  const editions = await manager.find(Edicao, { select: { id: true, chave: true, versao: true, ...days } });
  const present = presentEdition(editions, today);
  return present && Object.assign(present, { fase: phaseOn(present, today) });
}
