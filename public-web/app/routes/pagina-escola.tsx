import { useState } from 'react';
import { isRouteErrorResponse, Link, useRevalidator } from 'react-router';
import type { components } from '@contract/api';
import { hasCalendar } from '@contract/edition-phase';
import { ErrorPage } from '~/components/error-page';
import { Form } from '~/components/forms/form';
import { post } from '~/components/forms/post';
import { MessagePage } from '~/components/message-page';
import { PageTop } from '~/components/page-top';
import { type Challenge, desafio } from '~/content/desafio';
import { OwnProject } from '~/components/project/own-project';
import { colleagueForm, schoolForm } from '~/content/forms/own-page';
import { mural } from '~/content/mural';
import { ownPage, ownPhases } from '~/content/own-page';
import { PRIVATE_HEADERS, readByLink } from '~/lib/api/by-link.server';
import { useHydrated } from '~/lib/browser/use-hydrated';
import { NOT_INDEXED } from '~/lib/pages/not-indexed';
import { useRootData } from '~/lib/pages/root-data';
import { challengeOn } from '~/lib/words/challenge';
import type { Route } from './+types/pagina-escola';

type Page = components['schemas']['PaginaEscola'];

export async function loader({ params: { ligacao } }: Route.LoaderArgs) {
  return { ligacao, page: await readByLink<Page>('/api/desafio', ligacao) };
}

export const handle = NOT_INDEXED;

export function headers() {
  return PRIVATE_HEADERS;
}

export default function PaginaEscola({ loaderData: { ligacao, page } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { escola, email, edicao, versao, deColega } = page;
  const top = {
    title: ownPage.title.replace('{escola}', escola),
    lead: ownPage.lead.replace('{edicao}', edicao.anoLetivo),
    description: ownPage.description,
  };
  const known: Readonly<Record<string, unknown>> = { ...page };
  const written = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  const fields = schoolForm.fields.map((field) => ({ ...field, value: written(known[field.name]) }));
  return (
    <>
      <PageTop texts={top} colour="imaginar" picture="school" />
      <div className="page section">
        <div className="mx-auto grid max-w-[46rem] gap-14">
          <Year page={page} />
          <OwnProject page={page} ligacao={ligacao} onChange={() => void revalidate()} />
          <section aria-labelledby="escola-titulo">
            <h2 id="escola-titulo" className="text-section">
              {ownPage.school.title}
            </h2>
            <p className="mt-3 mb-6">{ownPage.school.text}</p>
            <Form
              definition={{
                ...schoolForm,
                endpoint: `${schoolForm.endpoint}/${ligacao}`,
                fields,
                constants: { versao: String(versao) },
              }}
              onSuccess={() => void revalidate()}
            />
            <p className="mt-6 text-small">{ownPage.school.colleague.replace('{email}', email)}</p>
          </section>
          {!deColega && <Colleagues page={page} ligacao={ligacao} onChange={() => void revalidate()} />}
        </div>
      </div>
    </>
  );
}

/** Says where the year stands, and what comes next. */
function Year({ page: { edicao, estado } }: { page: Page }) {
  const { today } = useRootData();
  if (!hasCalendar(edicao)) return null;
  const challenge = challengeOn(edicao, today);
  const { now, next } = ownPhases[challenge.phase];
  const { year, states } = ownPage;
  const rows = [
    [year.state, states[estado]],
    [year.now, withDays(now, challenge)],
    [year.next, withDays(next, challenge)],
  ];
  return (
    <section aria-labelledby="ano" className="cut-large bg-imaginar-tint p-7 sm:p-9">
      <h2 id="ano" className="text-section">
        {year.title}
      </h2>
      <dl className="mt-5 grid gap-4">
        {rows.map(([name, words]) => (
          <div key={name}>
            <dt className="text-small">{name}</dt>
            <dd className="text-lead font-bold">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function withDays(text: string, { opens, until, submission, submissionUntil }: Challenge): string {
  return text
    .replace('{opens}', opens)
    .replace('{until}', until)
    .replace('{submission}', submission)
    .replace('{submissionUntil}', submissionUntil);
}

interface ColleaguesProps {
  page: Page;
  ligacao: string;
  onChange: () => void;
}

/** The colleagues who have a link of their own, and the form that gives one to another. */
function Colleagues({ page: { colegas, estado }, ligacao, onChange }: ColleaguesProps) {
  const { apiUrl } = useRootData();
  const hydrated = useHydrated();
  const [failure, setFailure] = useState<string>();
  const { colleagues } = ownPage;
  const path = `${colleagueForm.endpoint}/${ligacao}/colegas`;
  const isFrozen = estado !== 'inscrita';

  async function remove(id: number) {
    setFailure(undefined);
    const answer = await post(`${apiUrl}${path}/${id}`, '', { method: 'DELETE' });
    if (answer?.status === 200) onChange();
    else setFailure(colleagues.failure);
  }

  return (
    <section aria-labelledby="colegas">
      <h2 id="colegas" className="text-section">
        {colleagues.title}
      </h2>
      <p className="mt-3 mb-6">{isFrozen ? colleagues.frozen : colleagues.text}</p>
      {colegas.length > 0 && (
        <>
          <h3 className="text-title">{colleagues.have}</h3>
          <ul className="mt-3 mb-6 grid gap-2">
            {colegas.map(({ id, quem }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-5 gap-y-1">
                <span className="wrap-anywhere">{quem}</span>
                {!isFrozen && (
                  <button
                    type="button"
                    className="link py-1 font-bold"
                    disabled={!hydrated}
                    onClick={() => void remove(id)}
                  >
                    {colleagues.remove}
                    <span className="sr-only"> {quem}</span>
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="status" className={failure && 'mb-4 font-bold'}>
        {failure}
      </p>
      {!isFrozen && <Form definition={{ ...colleagueForm, endpoint: path }} onSuccess={onChange} />}
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status !== 404 && status !== 410) return <ErrorPage error={error} />;
  const { title, text } = status === 410 ? ownPage.gone : ownPage.unknown;
  const way = status === 410 ? mural.link : { ...desafio.ownPage, label: ownPage.again };
  return (
    <MessagePage title={title} text={text} picture="gone">
      <Link to={way.to} className="button">
        {way.label}
      </Link>
    </MessagePage>
  );
}
