import { useRouteLoaderData } from 'react-router';
import type { loader } from '~/root';

const UNKNOWN = { siteUrl: '', apiUrl: '', year: new Date().getFullYear() };

/** What every page knows: where the site and the API are, and the year. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>('root') ?? UNKNOWN;
}
