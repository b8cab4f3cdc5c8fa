import { useState } from 'react';
import { isRouteErrorResponse, useRevalidator, Link } from 'react-router';
import type { components } from '@contract/api';
import { ErrorPage } from '~/components/error-page';
import { MessagePage } from '~/components/message-page';
import { EraseAll } from '~/components/my-data/erase-all';
import { Erased } from '~/components/my-data/erased';
import { HeldRecord } from '~/components/my-data/held-record';
import { PageTop } from '~/components/page-top';
import { myData } from '~/content/my-data';
import { PRIVATE_HEADERS } from '~/lib/api/by-link.server';
import { dayAndTime } from '~/lib/words/lisbon-date';
import { readMyData } from '~/lib/api/my-data.server';
import { useHydrated } from '~/lib/browser/use-hydrated';
import { NOT_INDEXED } from '~/lib/pages/not-indexed';
import type { Route } from './+types/meus-dados';

export async function loader({ params }: Route.LoaderArgs) {
  return { ligacao: params.ligacao, held: await readMyData(params.ligacao) };
}

export function headers() {
  return PRIVATE_HEADERS;
}

export const handle = NOT_INDEXED;

export default function MeusDados({ loaderData: { ligacao, held } }: Route.ComponentProps) {
  const texts = myData.held;
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const [erased, setErased] = useState<components['schemas']['DadosApagados']>();
  const top = { ...texts, lead: texts.lead.replace('{email}', held.email).replace('{when}', dayAndTime(held.em)) };
  return (
    <>
      <PageTop texts={top} colour="partilhar" picture="study" />
      <div className="page section">
        <div className="mx-auto grid max-w-[46rem] gap-14 print:max-w-none">
          {erased ? (
            <Erased erased={erased} comPedido={held.aoApagar.comPedido} />
          ) : (
            <section aria-labelledby="guardado">
              <h2 id="guardado" className="mb-6 text-section">
                {texts.listTitle}
              </h2>
              {held.haMais && <p className="mb-4 font-bold">{texts.more}</p>}
              {held.registos.length === 0 && <p className="text-lead">{texts.nothing}</p>}
              <ul className="grid gap-5">
                {held.registos.map((record) => (
                  <HeldRecord
                    key={`${record.tipo}:${record.id}`}
                    record={record}
                    ligacao={ligacao}
                    onCorrected={() => void revalidate()}
                  />
                ))}
              </ul>
              {held.registos.length > 0 && (
                <div className="mt-6 flex flex-wrap gap-4">
                  <a href={`/os-meus-dados/${ligacao}/dados.json`} download className="button button-plain">
                    {texts.download}
                  </a>
                  {hydrated && (
                    <button type="button" className="button button-plain" onClick={() => window.print()}>
                      {texts.print}
                    </button>
                  )}
                </div>
              )}
            </section>
          )}
          {!erased && held.aoApagar.apagados.length > 0 && (
            <EraseAll held={held} ligacao={ligacao} onErased={setErased} />
          )}
        </div>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status !== 404 && status !== 410) return <ErrorPage error={error} />;
  const { title, text } = status === 410 ? myData.gone : myData.unknown;
  return (
    <MessagePage title={title} text={text} picture="gone">
      <Link to="/os-meus-dados" className="button">
        {myData.again}
      </Link>
    </MessagePage>
  );
}
