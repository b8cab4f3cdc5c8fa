import { isRouteErrorResponse, Link } from 'react-router';
import { ErrorPage } from '~/components/error-page';
import { MessagePage } from '~/components/message-page';
import { linkTexts, unknownLink } from '~/content/newsletter';
import type { Link as Action } from '~/content/types/link';

type Purpose = keyof typeof linkTexts;

function Said({ title, text, actions }: { title: string; text: string; actions: readonly Action[] }) {
  return (
    <MessagePage title={title} text={text} picture="letter">
      {actions.map(({ label, to }, index) => (
        <Link key={to} to={to} className={index === 0 ? 'button' : 'button button-plain'}>
          {label}
        </Link>
      ))}
    </MessagePage>
  );
}

/**
 * Shows the page that a link of the newsletter opens: it asks by a button, and says what is done. The form is plain,
 * so that it needs no script, and leads back here.
 * @param action where the form is sent
 */
export function LinkPage({ purpose, isDone, action }: { purpose: Purpose; isDone: boolean; action: string }) {
  const { waiting, done } = linkTexts[purpose];
  if (isDone) return <Said {...done} />;
  return (
    <MessagePage title={waiting.title} text={waiting.text} picture="letter">
      <form method="post" action={action}>
        <button type="submit" className="button">
          {waiting.button}
        </button>
      </form>
    </MessagePage>
  );
}

/** Shows the page of a link that is too old, or that nobody made. */
export function LinkError({ purpose, error }: { purpose: Purpose; error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <Said {...unknownLink} />;
  if (status === 410) return <Said {...linkTexts[purpose].expired} />;
  return <ErrorPage error={error} />;
}
