import { Link } from 'react-router';
import { Form } from '~/components/forms/form';
import { PageTop } from '~/components/page-top';
import { Unbroken } from '~/components/unbroken';
import { leaveNewsletterForm } from '~/content/forms/leave-newsletter';
import { leave, newsletterTitle } from '~/content/newsletter';
import { myDataLink } from '~/content/policies';
import { useRootData } from '~/lib/pages/root-data';

export default function NewsletterSair() {
  const { mailGoesOut } = useRootData();
  // all after the first step needs the mailed link
  const steps = mailGoesOut ? leave.steps : leave.steps.slice(0, 1);
  return (
    <>
      <PageTop texts={leave} colour="sentir" picture="letter" trail={[{ label: newsletterTitle, to: '/newsletter' }]} />
      <div className="page section grid gap-12 lg:grid-cols-[1.4fr_1fr] lg:gap-20">
        <section aria-labelledby="pedir">
          <h2 id="pedir" className="mb-6 text-section">
            {leave.formTitle}
          </h2>
          <Form definition={leaveNewsletterForm} />
          <p className="mt-8">
            {leave.data}{' '}
            <Link to={myDataLink.to} className="link inline-block py-1">
              {myDataLink.label}
            </Link>
          </p>
        </section>
        <ol className="cut-large grid content-center gap-4 self-start bg-sentir-tint p-8 text-lead">
          {steps.map((step) => (
            <li key={step} className="border-l-6 border-sentir pl-4">
              <Unbroken>{step}</Unbroken>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
