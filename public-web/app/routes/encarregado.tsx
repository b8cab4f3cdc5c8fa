import { useEffect, useRef, useState } from 'react';
import { isRouteErrorResponse, Link } from 'react-router';
import type { components } from '@contract/api';
import { ErrorPage } from '~/components/error-page';
import { Form } from '~/components/forms/form';
import { LinkedText } from '~/components/linked-text';
import { MessagePage } from '~/components/message-page';
import { PageTop } from '~/components/page-top';
import { objectForm } from '~/content/forms/guardian';
import { guardian } from '~/content/guardian';
import { filled } from '@contract/texts/association';
import { PRIVATE_HEADERS, readByLink } from '~/lib/api/by-link.server';
import { dayAndTime } from '~/lib/words/lisbon-date';
import { useRootData } from '~/lib/pages/root-data';
import { useAssociation } from '~/lib/words/use-words';
import { NOT_INDEXED } from '~/lib/pages/not-indexed';
import type { Route } from './+types/encarregado';

export async function loader({ params: { ligacao } }: Route.LoaderArgs) {
  type Application = components['schemas']['CandidaturaDeMenor'];
  return { ligacao, application: await readByLink<Application>('/api/encarregados', ligacao) };
}

export function headers() {
  return PRIVATE_HEADERS;
}

export const handle = NOT_INDEXED;

// Objecting ends the link: asking again would replace what was done by an error.
export const shouldRevalidate = () => false;

function Done() {
  const { title, receipts, text } = guardian.done;
  const { mailGoesOut } = useRootData();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="feito" className="cut border-3 border-fazer-deep bg-fazer-tint p-6">
      <h2 id="feito" ref={heading} tabIndex={-1} className="mb-4 text-section">
        {title}
      </h2>
      <p>
        {mailGoesOut && receipts} {text}
      </p>
    </section>
  );
}

export default function Encarregado({ loaderData: { ligacao, application } }: Route.ComponentProps) {
  const { quem, quando, valeAte, retida } = application;
  const { agree, object, lead } = guardian;
  const association = useAssociation();
  const { mailGoesOut } = useRootData();
  const [isDone, setDone] = useState(false);
  const top = { ...guardian, lead: lead.replace('{quem}', quem).replace('{quando}', dayAndTime(quando)) };
  return (
    <>
      <PageTop texts={top} colour="fazer" picture="hands" />
      <div className="page section">
        <div className="mx-auto grid max-w-[46rem] gap-14">
          {isDone ? (
            <Done />
          ) : (
            <>
              <section aria-labelledby="concordo">
                <h2 id="concordo" className="mb-4 text-section">
                  {agree.title}
                </h2>
                <p className="text-lead">{agree.text}</p>
              </section>
              <section aria-labelledby="nao-concordo">
                <h2 id="nao-concordo" className="mb-4 text-section">
                  {object.title}
                </h2>
                <p>
                  {object.text} {mailGoesOut && object.receipts}
                </p>
                {retida !== null && (
                  <p className="mt-5 border-l-6 border-imaginar pl-4">
                    {retida} {object.held}
                  </p>
                )}
                <p className="mt-5">
                  <LinkedText>{filled(object.write, association)}</LinkedText>
                </p>
                <p className="mt-5 mb-6">{object.until.replace('{valeAte}', dayAndTime(valeAte))}</p>
                <Form
                  definition={{ ...objectForm, endpoint: `${objectForm.endpoint}/${ligacao}` }}
                  onSuccess={() => setDone(true)}
                />
              </section>
            </>
          )}
        </div>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  const { title, text, action } = guardian.over;
  return (
    <MessagePage title={title} text={text} picture="gone">
      <Link to="/contacte-nos" className="button">
        {action}
      </Link>
    </MessagePage>
  );
}
