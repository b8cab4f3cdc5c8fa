import { data } from 'react-router';
import { siteConfig } from '~/config/site-config.server';

const TIMEOUT_MS = 5_000;

type Query = Record<string, string | number | undefined>;

/**
 * Reads from the API on behalf of a page.
 * @throws a 404 answer when the API knows no such thing, a 503 answer when it cannot say
 */
export async function readApi<T>(path: string, query: Query = {}): Promise<T> {
  const url = new URL(siteConfig.apiInternalUrl + path);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const response = await fetch(url, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);

  if (response?.ok) return (await response.json()) as T;
  // An id that is no id (400) names a thing that does not exist just as well.
  if (response?.status === 404 || response?.status === 400) throw data(null, { status: 404 });
  throw data(null, { status: 503 });
}
