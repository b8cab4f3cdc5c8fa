import { use } from 'react';
import { isRouteErrorResponse, Link } from 'react-router';
import { errors } from '~/content/errors';
import { RequestIdContext } from '~/lib/pages/request-id-context';
import { MessagePage } from './message-page';
import { ReloadLink } from './reload-link';
import { SmallSearch } from './search/small-search';

/** The page for whatever was thrown: not found, gone, the API or the network unreachable, or unexpected. */
export function ErrorPage({ error }: { error: unknown }) {
  const requestId = use(RequestIdContext);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404 || status === 410) {
    const { title, text, actions, elsewhere } = status === 404 ? errors.notFound : errors.gone;
    return (
      <MessagePage
        title={title}
        text={text}
        picture={status === 404 ? 'lost' : 'gone'}
        code={String(status)}
        more={
          <>
            <SmallSearch />
            <nav aria-labelledby="noutro-sitio" className="mt-10">
              <h2 id="noutro-sitio" className="text-title">
                {elsewhere.title}
              </h2>
              <ul className="mt-3 flex max-w-[36rem] flex-wrap gap-x-6 gap-y-2">
                {elsewhere.links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} className="link inline-block py-1">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </>
        }
      >
        {actions.map(({ label, to }, index) => (
          <Link key={to} to={to} className={index === 0 ? 'button' : 'button button-plain'}>
            {label}
          </Link>
        ))}
      </MessagePage>
    );
  }
  const offline = status !== 503 && cutOff();
  const { title, text, retry } = status === 503 ? errors.unavailable : offline ? errors.offline : errors.unexpected;
  return (
    <MessagePage title={title} text={text} picture={offline ? undefined : 'gone'}>
      <ReloadLink>{retry}</ReloadLink>
      {requestId !== undefined && (
        <p className="w-full text-small text-ink-soft">
          {errors.code} <span data-request-id>{requestId}</span>
        </p>
      )}
    </MessagePage>
  );
}

/** Only a browser can be without network; what the server renders is never of that. */
function cutOff(): boolean {
  return typeof document !== 'undefined' && !navigator.onLine;
}
