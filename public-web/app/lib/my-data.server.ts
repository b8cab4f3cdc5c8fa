import { data } from 'react-router';
import type { components } from '@contract/api';
import { askApi } from './ask-api.server';

/** What nobody keeps, and whose address, which opens it, goes nowhere. */
export const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;

/**
 * Reads what is held of whoever has a link.
 * @throws a 404 answer for an unknown link, 410 for one that is over, 503 when the API cannot say
 */
export async function readMyData(ligacao: string): Promise<components['schemas']['MeusDados']> {
  const answer = await askApi(`/api/os-meus-dados/${encodeURIComponent(ligacao)}`).catch(() => undefined);
  if (answer?.ok) return answer.json() as components['schemas']['MeusDados'];
  const told = answer?.status === 404 || answer?.status === 410;
  throw data(null, { status: told ? answer.status : 503, headers: PRIVATE_HEADERS });
}
