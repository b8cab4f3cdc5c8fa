import { isRouteErrorResponse, Link } from 'react-router';
import { errors } from '~/content/errors';
import { MessagePage } from './message-page';
import { ReloadLink } from './reload-link';

/** The page for whatever was thrown: not found, gone, the API unreachable, or unexpected. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404 || status === 410) {
    const { title, text, actions } = status === 404 ? errors.notFound : errors.gone;
    return (
      <MessagePage title={title} text={text} picture={status === 404 ? 'lost' : 'gone'} code={String(status)}>
        {actions.map(({ label, to }, index) => (
          <Link key={to} to={to} className={index === 0 ? 'button' : 'button button-plain'}>
            {label}
          </Link>
        ))}
      </MessagePage>
    );
  }
  const { title, text, retry } = status === 503 ? errors.unavailable : errors.unexpected;
  return (
    <MessagePage title={title} text={text} picture="gone">
      <ReloadLink>{retry}</ReloadLink>
    </MessagePage>
  );
}
