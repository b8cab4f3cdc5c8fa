import { isRouteErrorResponse, Link } from 'react-router';
import { ErrorPage } from '~/components/error-page';
import { Form } from '~/components/forms/form';
import { MessagePage } from '~/components/message-page';
import { PageTop } from '~/components/page-top';
import { errors } from '~/content/errors';
import { testimonial } from '~/content/testimonial';
import { openInvitation } from '~/lib/api/convite.server';
import { NOT_INDEXED } from '~/lib/pages/not-indexed';
import { invitedForm } from '~/components/forms/invited-form';
import type { Route } from './+types/testemunho';

export async function loader({ params }: Route.LoaderArgs) {
  await openInvitation(params.convite);
  return { convite: params.convite };
}

// Whether an invitation is still open is nothing to keep.
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export const handle = NOT_INDEXED;

// Sending the testimonial spends the invitation: asking again would replace the thanks by an error.
export const shouldRevalidate = () => false;

export default function Testemunho({ loaderData: { convite } }: Route.ComponentProps) {
  return (
    <>
      <PageTop texts={testimonial} colour="fazer" picture="hands" />
      <section aria-labelledby="formulario" className="page section">
        <div className="mx-auto max-w-[46rem]">
          <h2 id="formulario" className="mb-7 text-section">
            {testimonial.formTitle}
          </h2>
          <Form definition={invitedForm(convite)} />
        </div>
      </section>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status !== 404 && status !== 410) return <ErrorPage error={error} />;
  const { title, text } = status === 410 ? testimonial.used : testimonial.unknown;
  const [home] = errors.gone.actions;
  return (
    <MessagePage title={title} text={text} picture="gone">
      <Link to="/" className="button">
        {home?.label}
      </Link>
    </MessagePage>
  );
}
