import { Form } from '~/components/forms/form';
import { PageTop } from '~/components/page-top';
import { desafio } from '~/content/desafio';
import { askOwnPageForm } from '~/content/forms/own-page';
import { ownPage } from '~/content/own-page';
import { useRootData } from '~/lib/pages/root-data';

export default function Desafio() {
  const { ask } = ownPage;
  const { mailGoesOut } = useRootData();
  // all after the first step needs the mailed link
  const steps = mailGoesOut ? ask.steps : ask.steps.slice(0, 1);
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
          {steps.map((step) => (
            <li key={step} className="border-l-6 border-imaginar pl-4">
              {step}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
