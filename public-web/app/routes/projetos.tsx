import { Link, redirect, useNavigation } from 'react-router';
import { projetos } from '@contract/pages/projetos';
import { EmptyNote } from '~/components/empty-note';
import { ListNotice } from '~/components/list-notice';
import { ProjectCards } from '~/components/mural/project-cards';
import { WallForm } from '~/components/mural/wall-form';
import { PageTop } from '~/components/page-top';
import { SampleNote } from '~/components/sample-note';
import { desafio } from '~/content/desafio';
import { mural } from '~/content/mural';
import { wall, wallChoices } from '~/lib/api/mural.server';
import { useListFocus } from '~/lib/browser/use-list-focus';
import { hasSample } from '~/lib/records/has-sample';
import { shownCount } from '~/lib/records/shown-count';
import { hasEmptyFilters, isFiltered, wallAddress, wallFilters } from '~/lib/records/wall-filters';
import { useWords } from '~/lib/words/use-words';
import type { Route } from './+types/projetos';

const STEP = 24;

export async function loader({ url }: Route.LoaderArgs) {
  const filters = wallFilters(url.searchParams);
  if (hasEmptyFilters(url.searchParams)) throw redirect(wallAddress(filters));
  const shown = shownCount(url.searchParams, 'mostrar', STEP);
  const [choices, found] = await Promise.all([wallChoices(), wall(filters, shown)]);
  return { filters, choices, shown, ...found };
}

export default function Projetos({ loaderData }: Route.ComponentProps) {
  const { filters, choices, items, total } = loaderData;
  const isAsking = useNavigation().location?.pathname === '/projetos';
  const count = total === 1 ? mural.count.one : mural.count.many.replace('{count}', String(total));
  return (
    <>
      <MuralHead isSample={hasSample(items)} />
      <div className="page section grid gap-7 sm:gap-9">
        {choices.edicoes.length > 0 && <WallForm filters={filters} choices={choices} />}
        <div aria-busy={isAsking} className="grid gap-7">
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
            <div role="status">
              {total > 0 ? (
                <p className="text-lead font-bold">{`${count}${isFiltered(filters) ? ` ${mural.count.found}` : ''}`}</p>
              ) : (
                <EmptyNote>{isFiltered(filters) ? mural.empty : mural.none}</EmptyNote>
              )}
            </div>
            {isFiltered(filters) && (
              <Link to="/projetos" preventScrollReset className="link inline-block py-2">
                {mural.filters.clear}
              </Link>
            )}
          </div>
          <Found key={wallAddress(filters)} {...loaderData} />
        </div>
      </div>
    </>
  );
}

function Found({ filters, items, total, shown }: Route.ComponentProps['loaderData']) {
  const list = useListFocus<HTMLUListElement>(items.length);
  return (
    <>
      <ProjectCards ref={list} projects={items} heading="h2" />
      {total > items.length && (
        <p>
          <Link to={wallAddress(filters, shown + STEP)} preventScrollReset className="button">
            {mural.more}
          </Link>
        </p>
      )}
    </>
  );
}

/** Whatever failed, the person reads why the projects are not there. */
export function ErrorBoundary() {
  return (
    <>
      <MuralHead />
      <div className="page section">
        <ListNotice text={mural.failure} retry={mural.retry} />
      </div>
    </>
  );
}

function MuralHead({ isSample = false }: { isSample?: boolean }) {
  return (
    <PageTop
      texts={{ title: mural.title, ...useWords(projetos) }}
      colour="imaginar"
      picture="audience"
      isSample={isSample}
      trail={[{ label: desafio.title, to: '/concurso-anual' }]}
    >
      {isSample && <SampleNote>{mural.sample}</SampleNote>}
    </PageTop>
  );
}
