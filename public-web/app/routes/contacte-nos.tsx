import { ContactDetails } from '~/components/contact-details';
import { Form } from '~/components/forms/form';
import { PageTop } from '~/components/page-top';
import { contact } from '~/content/contact';
import { contactForm } from '~/content/forms/contact';
import { contacteNos } from '@contract/pages/contacte-nos';
import { useWords } from '~/lib/words/use-words';

export default function ContacteNos() {
  const words = useWords(contacteNos);
  return (
    <>
      <PageTop texts={{ title: contact.title, ...words }} colour="fazer" picture="contact" />
      <div className="page section grid gap-14 lg:grid-cols-[1.6fr_1fr] lg:gap-20">
        <section aria-labelledby="mensagem">
          <h2 id="mensagem" className="mb-6 text-section">
            {words.formTitle}
          </h2>
          <Form definition={contactForm} />
        </section>
        <ContactDetails />
      </div>
    </>
  );
}
