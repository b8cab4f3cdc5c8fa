const RETRY_AFTER_S = '10';
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';

/**
 * Pages hold nothing of the person who asks, so shared caches may keep them for a minute, unless the route says
 * otherwise; failures are never kept.
 */
export function setCaching(headers: Headers, status: number) {
  if (status >= 500) headers.set('Cache-Control', 'no-store');
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', SHARED);
  if (status === 503) headers.set('Retry-After', RETRY_AFTER_S);
}
