import { isRouteErrorResponse, Link } from 'react-router';
import { EmptyNote } from '~/components/empty-note';
import { ErrorPage } from '~/components/error-page';
import { PageNotice } from '~/components/page-notice';
import { PageTop } from '~/components/page-top';
import { PressCard } from '~/components/press/press-card';
import { ReloadLink } from '~/components/reload-link';
import { press } from '~/content/press';
import { articles } from '~/lib/imprensa.server';
import type { Route } from './+types/imprensa';

const STEP = 6;

export async function loader({ url }: Route.LoaderArgs) {
  const asked = Number.parseInt(url.searchParams.get('mostrar') ?? '', 10);
  return { items: await articles(), shown: Math.max(STEP, asked || STEP) };
}

export default function Imprensa({ loaderData: { items, shown } }: Route.ComponentProps) {
  return (
    <>
      <ImprensaHead />
      <div className="page section">
        {items.length === 0 && <EmptyNote>{press.empty}</EmptyNote>}
        <ul className="grid gap-7 sm:grid-cols-2 lg:grid-cols-3">
          {items.slice(0, shown).map((item, index) => (
            <li key={item.id}>
              <PressCard item={item} first={index === 0} />
            </li>
          ))}
        </ul>
        <p className="mt-9 flex flex-wrap gap-4">
          {items.length > shown && (
            <Link to={`/imprensa?mostrar=${shown + STEP}`} preventScrollReset className="button">
              {press.more}
            </Link>
          )}
          {shown > STEP && (
            <Link to={`/imprensa?mostrar=${shown - STEP}`} preventScrollReset className="button button-plain">
              {press.less}
            </Link>
          )}
        </p>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) return <ErrorPage error={error} />;
  return (
    <>
      <ImprensaHead />
      <PageNotice text={press.failure}>
        <ReloadLink>{press.retry}</ReloadLink>
      </PageNotice>
    </>
  );
}

function ImprensaHead() {
  return <PageTop texts={press} colour="sentir" picture="press" />;
}
