import { readApi } from './api.server';
import type { PublicFigures } from '~/lib/records/public-figures';

/** The figures of an edition, or of all of them together; undefined where the API cannot say. */
export function publicFigures(edicao?: string): Promise<PublicFigures | undefined> {
  return readApi<PublicFigures>('/api/numeros/publicos', { edicao }).catch(() => undefined);
}
