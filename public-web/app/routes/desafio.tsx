import { Form } from '~/components/forms/form';
import { PageTop } from '~/components/page-top';
import { desafio } from '~/content/desafio';
import { askOwnPageForm } from '~/content/forms/own-page';
import { ownPage } from '~/content/own-page';

export default function Desafio() {
  const { ask } = ownPage;
  return (
    <>
      <PageTop
        texts={ask}
        colour="imaginar"
        picture="school"
        trail={[{ label: desafio.title, to: desafio.howItWorks.to }]}
      />
      <div className="page section grid gap-12 lg:grid-cols-[1.4fr_1fr] lg:gap-20">
        <section aria-labelledby="pedir">
          <h2 id="pedir" className="mb-6 text-section">
            {ask.formTitle}
          </h2>
          <Form definition={askOwnPageForm} />
        </section>
        <ol className="cut-large grid content-center gap-4 self-start bg-imaginar-tint p-8 text-lead">
          {ask.steps.map((step) => (
            <li key={step} className="border-l-6 border-imaginar pl-4">
              {step}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
