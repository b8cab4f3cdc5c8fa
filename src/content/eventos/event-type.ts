import { endOfLisbonDay, startOfLisbonDay } from '#platform/dates/lisbon-day.js';

export const eventTypes = ['proximo', 'decorrer', 'anterior'] as const;
export type EventType = (typeof eventTypes)[number];

/** Returns the type of an event by its dates; an event without an end lasts until midnight in Lisbon. */
export function typeByDates({ data, dataFim }: { data: Date; dataFim: Date | null }, now: Date): EventType {
  if (data > now) return 'proximo';
  const isOver = dataFim === null ? data < startOfLisbonDay(now) : dataFim <= now;
  return isOver ? 'anterior' : 'decorrer';
}

/** When an event begins and ends: whole days from their first moment in Lisbon to their last. */
export function momentsOf(said: { diaInteiro: boolean; data: Date; dataFim: Date | null }): {
  data: Date;
  dataFim: Date | null;
} {
  const { diaInteiro, data, dataFim } = said;
  return diaInteiro ? { data: startOfLisbonDay(data), dataFim: dataFim && endOfLisbonDay(dataFim) } : { data, dataFim };
}
