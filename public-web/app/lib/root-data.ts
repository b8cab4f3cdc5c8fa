import { useRouteLoaderData } from 'react-router';
import type { loader } from '~/root';

const UNKNOWN = {
  siteUrl: '',
  apiUrl: '',
  captcha: { provider: 'altcha' as const, script: undefined },
  year: new Date().getFullYear(),
};

/** What every page knows: where the site and the API are, which captcha is in force, and the year. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>('root') ?? UNKNOWN;
}
