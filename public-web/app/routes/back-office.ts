import { type LoaderFunctionArgs, redirect } from 'react-router';
import { siteConfig } from '~/config/site-config.server';

export function loader({ url }: LoaderFunctionArgs) {
  return redirect(siteConfig.adminUrl + url.pathname + url.search);
}
