import { data } from 'react-router';
import { askApi } from './ask-api.server';

/** The headers of a page that its address alone opens: no cache keeps the page, and nothing passes the address on. */
export const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;

/**
 * Reads what a mailed link opens.
 * @param path where the API has it, its last part the link's secret
 * @throws a 404 answer for an unknown link, 410 for one that is over, 503 when the API cannot say
 */
export async function readByLink<Answer>(path: string, ligacao: string): Promise<Answer> {
  const answer = await askApi(`${path}/${encodeURIComponent(ligacao)}`).catch(() => undefined);
  if (answer?.ok) return answer.json() as Answer;
  const told = answer?.status === 404 || answer?.status === 410;
  throw data(null, { status: told ? answer.status : 503, headers: PRIVATE_HEADERS });
}
