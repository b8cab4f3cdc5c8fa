import { useLocation } from 'react-router';
import { PageLink } from '~/components/page-link';
import { PageTop } from '~/components/page-top';
import { type SentPage, sentPages, sentTexts as texts } from '~/content/sent';
import { dayAndTime } from '~/lib/lisbon-date';
import { type SentForm, useSentForm } from '~/lib/sent-form';
import { withoutEndSlashes } from '~/lib/without-end-slashes';

function pageAt(pathname: string): SentPage | undefined {
  const asked = withoutEndSlashes(pathname);
  return sentPages.find(({ form }) => form.sent?.to === asked);
}

/** What is known of what was sent: how it is called, when it was sent and where mail went. */
function Known({ sent: { reference, email, isMailed, newsletter, at } }: { sent: SentForm }) {
  const facts = [
    { name: texts.reference, value: reference, more: texts.referenceUse },
    { name: texts.when, value: dayAndTime(new Date(at).toISOString()) },
    { name: texts.mail, value: (isMailed ? texts.mailed : texts.notMailed).replace('{email}', email) },
  ];
  return (
    <div className="cut-large bg-fazer-tint p-6 sm:p-8">
      <dl className="grid gap-4">
        {facts.map(({ name, value, more }) => (
          <div key={name}>
            <dt className="text-small font-bold">{name}</dt>
            <dd className={`wrap-anywhere ${name === texts.reference ? 'font-display text-section font-black' : ''}`}>
              {value}
            </dd>
            {more && <dd className="text-small">{more}</dd>}
          </div>
        ))}
      </dl>
      {newsletter && (
        <p className="mt-5 border-l-6 border-fazer pl-4 wrap-anywhere">{texts.newsletter.replace('{email}', email)}</p>
      )}
    </div>
  );
}

export default function Obrigado() {
  const { pathname } = useLocation();
  const sent = useSentForm(withoutEndSlashes(pathname));
  const page = pageAt(pathname);
  if (!page) return null;
  const { colour, steps, next, trail } = page;
  return (
    <>
      <PageTop texts={page} colour={colour} picture="letter" trail={trail} noIndex />
      <div className="page section grid gap-12 lg:grid-cols-[1.4fr_1fr] lg:gap-20">
        <section aria-labelledby="agora">
          <h2 id="agora" className="mb-6 text-section">
            {texts.title}
          </h2>
          <ol className="grid list-decimal gap-4 pl-6 text-lead">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className="mt-8 flex flex-wrap gap-4">
            {next.map(({ label, to }) => (
              <PageLink key={to} to={to} className="button">
                {label}
              </PageLink>
            ))}
          </div>
        </section>
        <div className="self-start">{sent ? <Known sent={sent} /> : <p>{texts.unknown}</p>}</div>
      </div>
    </>
  );
}
