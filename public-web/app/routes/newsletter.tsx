import { Link } from 'react-router';
import { Form } from '~/components/forms/form';
import { PageTop } from '~/components/page-top';
import { newsletterForm } from '~/content/forms/newsletter';
import { leaveLink } from '~/content/navigation';
import { alreadySubscribed, newsletterTitle } from '~/content/newsletter';
import { myDataLink } from '~/content/policies';
import { newsletter } from '@contract/pages/newsletter';
import { useWords } from '~/lib/words/use-words';

export default function Newsletter() {
  const words = useWords(newsletter);
  return (
    <>
      <PageTop texts={{ title: newsletterTitle, ...words }} colour="sentir" picture="letter" />
      <div className="page section grid gap-12 lg:grid-cols-[1.4fr_1fr] lg:gap-20">
        <section aria-labelledby="subscrever">
          <h2 id="subscrever" className="mb-6 text-section">
            {words.formTitle}
          </h2>
          <Form definition={newsletterForm} />
          <p className="mt-8">
            {alreadySubscribed}{' '}
            {[leaveLink, myDataLink].map(({ label, to }) => (
              <Link key={to} to={to} className="link mr-4 inline-block py-1">
                {label}
              </Link>
            ))}
          </p>
        </section>
        <ul className="cut-large grid content-center gap-4 self-start bg-sentir-tint p-8 text-lead">
          {words.points.map(({ text: point }) => (
            <li key={point} className="border-l-6 border-sentir pl-4">
              {point}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
