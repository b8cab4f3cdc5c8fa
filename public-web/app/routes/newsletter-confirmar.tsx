import { LinkError, LinkPage } from '~/components/link-page';
import { PRIVATE_HEADERS } from '~/lib/api/by-link.server';
import { newsletterLink } from '~/lib/api/newsletter-link.server';
import type { Route } from './+types/newsletter-confirmar';

export function loader({ params: { ligacao } }: Route.LoaderArgs) {
  return newsletterLink('confirmar', ligacao);
}

export function headers() {
  return PRIVATE_HEADERS;
}

export default function NewsletterConfirmar({ loaderData }: Route.ComponentProps) {
  return <LinkPage purpose="confirmar" {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LinkError purpose="confirmar" error={error} />;
}
