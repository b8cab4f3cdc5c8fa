import { Link } from 'react-router';
import { RegistrationFacts } from '~/components/desafio/registration-facts';
import { Form } from '~/components/forms/form';
import { PageTop } from '~/components/page-top';
import { type Challenge, desafio, noRegistration, phaseTexts } from '~/content/desafio';
import { openingNoticeForm } from '~/content/forms/opening-notice';
import { inscricaoForm } from '~/content/forms/inscricao';
import { stepClasses } from '~/lib/records/step-classes';
import { concursoAnualForm } from '@contract/pages/concurso-anual-form';
import { useChallenge } from '~/lib/words/challenge';
import { useWords } from '~/lib/words/use-words';

export default function ConcursoAnualForm() {
  const registration = useWords(concursoAnualForm);
  const challenge = useChallenge();
  // where nobody can say, the API says it of what is sent
  const isOpen = challenge === undefined || challenge.phase === 'inscricoes';
  const toForm = isOpen ? desafio.registration.toForm : { ...desafio.tellMe, to: '#avisem-me' };
  return (
    <>
      <PageTop
        texts={isOpen ? registration : { ...registration, lead: phaseTexts[challenge.phase].line(challenge) }}
        colour="imaginar"
        picture="school"
        trail={[{ label: desafio.title, to: '/concurso-anual' }]}
      >
        <RegistrationFacts />
        <a href={toForm.to} className="button">
          {toForm.label}
        </a>
      </PageTop>
      <div className="page section">
        <ol className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {registration.cards.map(({ title, text, colour }) => (
            <li key={title} className={`cut p-6 sm:max-lg:last:odd:col-span-2 ${stepClasses[colour].tint}`}>
              <h2 className="text-title">{title}</h2>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ol>
        <section aria-labelledby="inscrever" className="mx-auto mt-(--section-space) max-w-[46rem]">
          {isOpen ? (
            <>
              <h2 id="inscrever" className="text-section">
                {registration.formTitle}
              </h2>
              <p className="mt-3 mb-7">{registration.formLead}</p>
              <Form definition={inscricaoForm} />
            </>
          ) : (
            <>
              <NoRegistration challenge={challenge} />
              <h2 id="avisem-me" className="mt-12 text-section">
                {desafio.tellMe.label}
              </h2>
              <p className="mt-3 mb-7">{desafio.tellMeLead}</p>
              <Form definition={openingNoticeForm} />
            </>
          )}
        </section>
      </div>
    </>
  );
}

/** Stands in the form's place while nobody can register. */
function NoRegistration({ challenge }: { challenge: Challenge }) {
  const { title, text } = noRegistration(challenge);
  return (
    <div className="cut-large bg-imaginar p-7 sm:p-10">
      <h2 id="inscrever" className="text-section">
        {title}
      </h2>
      <p className="mt-4 text-lead">{text}</p>
      <Link to={desafio.contact.to} className="button button-plain mt-6">
        {desafio.contact.label}
      </Link>
    </div>
  );
}
