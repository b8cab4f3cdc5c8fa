import { LinkError, LinkPage } from '~/components/link-page';
import { PRIVATE_HEADERS } from '~/lib/api/by-link.server';
import { newsletterLink } from '~/lib/api/newsletter-link.server';
import type { Route } from './+types/newsletter-cancelar';

export function loader({ params: { ligacao } }: Route.LoaderArgs) {
  return newsletterLink('cancelar', ligacao);
}

export function headers() {
  return PRIVATE_HEADERS;
}

export default function NewsletterCancelar({ loaderData }: Route.ComponentProps) {
  return <LinkPage purpose="cancelar" {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LinkError purpose="cancelar" error={error} />;
}
