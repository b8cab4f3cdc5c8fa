import type { components } from '@contract/api';
import type { District } from '@contract/districts';

/** The counts that visitors see, of an edition or of all, as the API answers them. */
export type PublicFigures = components['schemas']['NumerosPublicos'];

/** The number of schools of each district that has any. */
export type SchoolCounts = Readonly<Partial<Record<District, number>>>;

export function schoolCounts({ porDistrito }: PublicFigures): SchoolCounts {
  return Object.fromEntries(porDistrito.map(({ nome, escolas }) => [nome, escolas]));
}
