import { Form } from '~/components/forms/form';
import { PageTop } from '~/components/page-top';
import { newsletterForm } from '~/content/forms/newsletter';
import { newsletter } from '~/content/newsletter';

export default function Newsletter() {
  return (
    <>
      <PageTop texts={newsletter} colour="sentir" picture="letter" />
      <div className="page section grid gap-12 lg:grid-cols-[1.4fr_1fr] lg:gap-20">
        <section aria-labelledby="subscrever">
          <h2 id="subscrever" className="mb-6 text-section">
            {newsletter.formTitle}
          </h2>
          <Form definition={newsletterForm} />
        </section>
        <ul className="cut-large grid content-center gap-4 self-start bg-sentir-tint p-8 text-lead">
          {newsletter.points.map((point) => (
            <li key={point} className="border-l-6 border-sentir pl-4">
              {point}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
