/** Pages hold nothing of the person who asks, so shared caches may keep them for a minute; failures are never kept. */
export function cacheControl(status: number): string {
  return status >= 500 ? 'no-store' : 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';
}
