import { type LoaderFunctionArgs, redirect } from 'react-router';
import { siteConfig } from '~/config/site-config.server';

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(siteConfig.adminUrl + pathname + search);
}
