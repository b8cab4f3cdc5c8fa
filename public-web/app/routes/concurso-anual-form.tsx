import { RegistrationFacts } from '~/components/desafio/registration-facts';
import { Form } from '~/components/forms/form';
import { PageTop } from '~/components/page-top';
import { desafio } from '~/content/desafio';
import { inscricaoForm } from '~/content/forms/inscricao';
import { stepClasses } from '~/lib/step-classes';
import { concursoAnualForm } from '@contract/pages/concurso-anual-form';
import { useWords } from '~/lib/use-words';

export default function ConcursoAnualForm() {
  const registration = useWords(concursoAnualForm);
  return (
    <>
      <PageTop
        texts={registration}
        colour="imaginar"
        picture="school"
        trail={[{ label: desafio.title, to: '/concurso-anual' }]}
      >
        <RegistrationFacts />
        <a href={desafio.registration.toForm.to} className="button">
          {desafio.registration.toForm.label}
        </a>
      </PageTop>
      <div className="page section">
        <ol className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {registration.cards.map(({ title, text, colour }) => (
            <li key={title} className={`cut p-6 ${stepClasses[colour].tint}`}>
              <h2 className="text-title">{title}</h2>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ol>
        <section aria-labelledby="inscrever" className="mx-auto mt-(--section-space) max-w-[46rem]">
          <h2 id="inscrever" className="text-section">
            {registration.formTitle}
          </h2>
          <p className="mt-3 mb-7">{registration.formLead}</p>
          <Form definition={inscricaoForm} />
        </section>
      </div>
    </>
  );
}
