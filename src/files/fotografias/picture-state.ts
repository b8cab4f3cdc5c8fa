import { HOUR_MS } from '#platform/dates/durations.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import type { Fotografia } from './fotografia.entity.js';

/** Shown; taken down; of a testimonial that waits; of children, and without an authorisation; with one that is over. */
export const pictureStates = ['visivel', 'retirada', 'porAprovar', 'semAutorizacao', 'caducada'] as const;
export type PictureState = (typeof pictureStates)[number];

type Said = Pick<Fotografia, 'menores' | 'porAprovar' | 'ate' | 'retiradaEm'>;

/** Whether visitors see a picture, and if not, why: the one place that decides it. @param today the day in Lisbon */
export function pictureState({ menores, porAprovar, ate, retiradaEm }: Said, today: string): PictureState {
  if (retiradaEm !== null) return 'retirada';
  if (porAprovar) return 'porAprovar';
  if (!menores) return 'visivel';
  if (ate === null) return 'semAutorizacao';
  return ate < today ? 'caducada' : 'visivel';
}

/** The moment at which a day, `2026-06-05`, is over in Lisbon. */
export function endOfLisbonDay(day: string): Date {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  const inSummer = new Date(next.getTime() - HOUR_MS);
  return lisbonDay(inSummer) === day ? next : inSummer;
}
