const RETRY_AFTER_S = '10';

/** Pages hold nothing of the person who asks, so shared caches may keep them for a minute; failures are never kept. */
export function setCaching(headers: Headers, status: number) {
  const failed = status >= 500;
  headers.set('Cache-Control', failed ? 'no-store' : 'public, max-age=0, s-maxage=60, stale-while-revalidate=300');
  if (status === 503) headers.set('Retry-After', RETRY_AFTER_S);
}
