import { Link, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { EmptyNote } from '~/components/empty-note';
import { ListNotice } from '~/components/list-notice';
import { PageTop } from '~/components/page-top';
import { PressCard } from '~/components/press/press-card';
import { press } from '~/content/press';
import { articles } from '~/lib/imprensa.server';
import { shownCount } from '~/lib/shown-count';
import { useListFocus } from '~/lib/use-list-focus';
import type { Route } from './+types/imprensa';

const STEP = 6;

export async function loader() {
  return { items: await articles() };
}

/** 'Carregar mais' and 'Carregar menos' show more or less of what is here already. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export default function Imprensa({ loaderData: { items } }: Route.ComponentProps) {
  const shown = shownCount(useSearchParams()[0], 'mostrar', STEP);
  const list = useListFocus<HTMLUListElement>(shown);
  return (
    <>
      <ImprensaHead />
      <div className="page section">
        {items.length === 0 && <EmptyNote>{press.empty}</EmptyNote>}
        <ul ref={list} className="grid gap-7 sm:grid-cols-2 lg:grid-cols-3">
          {items.slice(0, shown).map((item, index) => (
            <li key={item.id}>
              <PressCard item={item} first={index === 0} />
            </li>
          ))}
        </ul>
        <p className="mt-9 flex flex-wrap items-center gap-4">
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
          <a href="/feed.xml" className="link ml-auto">
            {press.feed}
          </a>
        </p>
      </div>
    </>
  );
}

/** Whatever failed, the person reads why the list is not there. */
export function ErrorBoundary() {
  return (
    <>
      <ImprensaHead />
      <div className="page section">
        <ListNotice text={press.failure} retry={press.retry} />
      </div>
    </>
  );
}

function ImprensaHead() {
  return <PageTop texts={press} colour="sentir" picture="press" />;
}
