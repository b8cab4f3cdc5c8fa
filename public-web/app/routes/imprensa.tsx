import { Link } from 'react-router';
import { CallToAction } from '~/components/call-to-action';
import { EmptyNote } from '~/components/empty-note';
import { ListNotice } from '~/components/list-notice';
import { PageTop } from '~/components/page-top';
import { PressCard } from '~/components/press/press-card';
import { SampleNote } from '~/components/sample-note';
import { press } from '~/content/press';
import { articles } from '~/lib/api/imprensa.server';
import { hasSample } from '~/lib/records/has-sample';
import { shownCount } from '~/lib/records/shown-count';
import { useListFocus } from '~/lib/browser/use-list-focus';
import type { Route } from './+types/imprensa';
import { imprensa } from '@contract/pages/imprensa';
import { useWords } from '~/lib/words/use-words';

const STEP = 6;

export async function loader({ url }: Route.LoaderArgs) {
  const shown = shownCount(url.searchParams, 'mostrar', STEP);
  return { shown, ...(await articles(shown)) };
}

export default function Imprensa({ loaderData: { items, total, shown } }: Route.ComponentProps) {
  const list = useListFocus<HTMLUListElement>(items.length);
  const { kit } = useWords(imprensa);
  const { title: label, to } = press.room;
  return (
    <>
      <ImprensaHead isSample={hasSample(items)} />
      <div className="page section">
        {items.length === 0 && <EmptyNote>{press.empty}</EmptyNote>}
        <ul ref={list} className="grid gap-7 sm:grid-cols-2 lg:grid-cols-3">
          {items.map((item, index) => (
            <li key={item.id}>
              <PressCard item={item} first={index === 0} />
            </li>
          ))}
        </ul>
        <p className="mt-9 flex flex-wrap items-center gap-4">
          {total > items.length && (
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
        <div className="mt-(--section-space)">
          <CallToAction {...kit} action={{ label, to }} colour="fazer" picture="contact" />
        </div>
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

function ImprensaHead({ isSample = false }: { isSample?: boolean }) {
  return (
    <PageTop texts={{ title: press.title, ...useWords(imprensa) }} colour="sentir" picture="press" isSample={isSample}>
      {isSample && <SampleNote />}
    </PageTop>
  );
}
