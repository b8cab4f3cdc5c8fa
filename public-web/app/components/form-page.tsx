import { Form } from '~/components/forms/form';
import type { FormPageTexts } from '~/content/types/form-page';
import { PageTop } from './page-top';
import type { PageTopTexts } from '~/content/types/page';

/** A page that is one form. */
export function FormPage({ page, words }: { page: FormPageTexts; words: PageTopTexts & { formTitle: string } }) {
  return (
    <>
      <PageTop texts={words} colour={page.colour} picture={page.picture} trail={[page.parent]} />
      <section aria-labelledby="formulario" className="page section">
        <div className="mx-auto max-w-[46rem]">
          <h2 id="formulario" className="mb-7 text-section">
            {words.formTitle}
          </h2>
          <Form definition={page.form} />
        </div>
      </section>
    </>
  );
}
