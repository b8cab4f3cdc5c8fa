import { ContactDetails } from '~/components/contact-details';
import { Form } from '~/components/forms/form';
import { PageHero } from '~/components/page-hero';
import { PageMeta } from '~/components/page-meta';
import { contact } from '~/content/contact';
import { contactForm } from '~/content/forms/contact';

export default function ContacteNos() {
  return (
    <>
      <PageMeta title={contact.title} description={contact.description} />
      <PageHero title={contact.title} lead={contact.lead} colour="fazer" picture="contact" />
      <div className="page section grid gap-14 lg:grid-cols-[1.6fr_1fr] lg:gap-20">
        <section aria-labelledby="mensagem">
          <h2 id="mensagem" className="mb-6 text-section">
            {contact.formTitle}
          </h2>
          <Form definition={contactForm} />
        </section>
        <ContactDetails />
      </div>
    </>
  );
}
