import { useRouteLoaderData } from 'react-router';
import type { siteConfig } from '~/config/site-config.server';

/** What every page needs; the browser learns here where the API is, so that one build serves any host. */
export type RootData = Pick<typeof siteConfig, 'siteUrl' | 'apiUrl' | 'captcha'> & { year: number };

const UNKNOWN: RootData = {
  siteUrl: '',
  apiUrl: '',
  captcha: { provider: 'altcha', script: undefined },
  year: new Date().getFullYear(),
};

/** What every page knows: where the site and the API are, which captcha is in force, and the year. */
export function useRootData(): RootData {
  return useRouteLoaderData<RootData>('root') ?? UNKNOWN;
}
