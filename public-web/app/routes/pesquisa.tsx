import { data } from 'react-router';
import { EmptyNote } from '~/components/empty-note';
import { PageMeta } from '~/components/page-meta';
import { SearchForm } from '~/components/search/search-form';
import { SearchResults } from '~/components/search/search-results';
import { search as texts } from '~/content/search';
import { currentYear } from '~/lib/words/lisbon-date';
import { asLoaded, NOT_KEPT } from '~/lib/api/not-kept.server';
import { searchFor } from '~/lib/api/search.server';
import { NOT_INDEXED } from '~/lib/pages/not-indexed';
import type { Route } from './+types/pesquisa';

const FIRST_YEAR = 2020;

export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const given = (name: string) => searchParams.get(name)?.trim() ?? '';
  const asked = { q: given('q'), tipo: given('tipo'), ano: given('ano') };
  const thisYear = currentYear();
  const years = Array.from({ length: thisYear - FIRST_YEAR + 2 }, (_, index) => thisYear + 1 - index);
  // searches are private to the person who makes them and there is no end to them, so no cache keeps the answer
  return data({ asked, years, search: await searchFor(asked) }, NOT_KEPT);
}

export const headers = asLoaded;

export const handle = NOT_INDEXED;

export default function Pesquisa({ loaderData: { asked, years, search } }: Route.ComponentProps) {
  return (
    <div className="page section">
      <PageMeta title={texts.title} description={texts.description} />
      <div className="mx-auto max-w-[46rem]">
        <h1 className="text-page">{texts.title}</h1>
        <SearchForm asked={asked} years={years} />
        <div role="status" className="mt-10">
          {search.state === 'refused' && <EmptyNote>{texts.tooShort}</EmptyNote>}
          {search.state === 'failed' && <EmptyNote>{texts.failure}</EmptyNote>}
          {search.state === 'found' && search.results.length === 0 && <EmptyNote>{texts.none}</EmptyNote>}
          {search.state === 'found' && <SearchResults asked={asked} results={search.results} />}
        </div>
      </div>
    </div>
  );
}
