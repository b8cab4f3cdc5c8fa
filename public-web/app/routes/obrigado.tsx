import { useLocation, Link } from 'react-router';
import { nextSteps, nextStepsTitle, referenceUse } from '@contract/texts/next-steps';
import { PageTop } from '~/components/page-top';
import { Unbroken } from '~/components/unbroken';
import { type SentPage, sentPages, sentTexts as texts } from '~/content/sent';
import { formTexts } from '~/content/forms/texts';
import { answeredBy, countedDays, useAnswerDays } from '~/lib/words/answer-promise';
import { dayAndTime, writtenDate } from '~/lib/words/lisbon-date';
import { useRootData } from '~/lib/pages/root-data';
import { type SentForm, useSentForm } from '~/lib/records/sent-form';
import { withoutEndSlashes } from '~/lib/pages/without-end-slashes';
import { NOT_INDEXED } from '~/lib/pages/not-indexed';

/** Shows the facts of a submission: its reference, when it was sent, by when it is answered and where mail went. */
function Known({ sent: { reference, email, isMailed, newsletter, at }, days }: { sent: SentForm; days: number }) {
  const { mailGoesOut } = useRootData();
  const facts = [
    { name: texts.reference, value: reference, more: referenceUse },
    { name: texts.when, value: dayAndTime(new Date(at).toISOString()) },
    { name: texts.answer, value: texts.answerBy.replace('{day}', writtenDate(answeredBy(at, days)) ?? '') },
    { name: texts.mail, value: (isMailed ? texts.mailed : texts.notMailed).replace('{email}', email) },
  ];
  return (
    <div className="cut-large bg-fazer-tint p-6 sm:p-8">
      <dl className="grid gap-4">
        {facts.map(({ name, value, more }) => (
          <div key={name}>
            <dt className="text-small font-bold">{name}</dt>
            <dd className={`wrap-anywhere ${name === texts.reference ? 'font-display text-section' : ''}`}>
              <Unbroken>{value}</Unbroken>
            </dd>
            {more && (
              <dd className="text-small">
                <Unbroken>{more}</Unbroken>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {newsletter && (
        <p className="mt-5 border-l-6 border-fazer pl-4 wrap-anywhere">
          <Unbroken>{mailGoesOut ? texts.newsletter.replace('{email}', email) : texts.newsletterNotMailed}</Unbroken>
        </p>
      )}
    </div>
  );
}

function Sent({ page }: { page: SentPage }) {
  const { colour, picture, form, next, trail } = page;
  const steps = form.sent ? nextSteps[form.sent.resource] : [];
  const sent = useSentForm(form.sent?.to ?? '');
  const days = useAnswerDays(form) ?? 0;
  const { mailGoesOut } = useRootData();
  return (
    <>
      <PageTop texts={page} colour={colour} picture={picture} trail={trail} />
      <div className="page section grid gap-12 lg:grid-cols-[1.4fr_1fr] lg:gap-20">
        <section aria-labelledby="agora">
          <h2 id="agora" className="mb-6 text-section">
            {nextStepsTitle}
          </h2>
          <ol className="grid list-decimal gap-4 pl-6 text-lead">
            {steps.map((step) => (
              <li key={step}>
                <Unbroken>{step}</Unbroken>
              </li>
            ))}
          </ol>
          <div className="mt-8 flex flex-wrap gap-4">
            {next.map(({ label, to }) => (
              <Link key={to} to={to} className="button">
                {label}
              </Link>
            ))}
          </div>
        </section>
        <div className="self-start">
          {sent ? (
            <Known sent={sent} days={days} />
          ) : (
            <p>
              {countedDays(formTexts.answered, days)} {texts.unknown} {mailGoesOut && texts.unknownMailed}
            </p>
          )}
        </div>
      </div>
    </>
  );
}

export const handle = NOT_INDEXED;

/** The page after a form was sent, which says what happens next: one for each form that is answered. */
export default function Obrigado() {
  const { pathname } = useLocation();
  const asked = withoutEndSlashes(pathname);
  const page = sentPages.find(({ form }) => form.sent?.to === asked);
  return page && <Sent page={page} />;
}
