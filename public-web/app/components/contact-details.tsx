import { contact } from '~/content/contact';
import { addressLines, telOf } from '@contract/texts/association';
import { useAssociation, useWords } from '~/lib/words/use-words';
import { ExternalLink } from './external-link';
import { contacteNos } from '@contract/pages/contacte-nos';

/** Telephones, e-mail, address and social networks. */
export function ContactDetails() {
  const words = useWords(contacteNos);
  const { phones, email, address, social, hostSocial } = useAssociation();
  return (
    <section aria-labelledby="contactos" className="cut-large self-start bg-fazer-tint p-7 sm:p-9">
      <h2 id="contactos" className="text-section">
        {words.detailsTitle}
      </h2>
      <dl className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-1 [&_dt]:font-display [&_dt]:text-title">
        <div>
          <dt>{contact.phones}</dt>
          {phones.map(({ label, number }) => (
            <dd key={`${label} ${number}`}>
              {label}:{' '}
              <a href={`tel:${telOf(number)}`} className="link whitespace-nowrap">
                {number}
              </a>
            </dd>
          ))}
        </div>
        <div>
          <dt>{contact.email}</dt>
          <dd>
            <a href={`mailto:${email}`} className="link break-all">
              {email}
            </a>
          </dd>
        </div>
        <div>
          <dt>{contact.address}</dt>
          {addressLines(address).map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
        {[
          { title: words.social, links: social },
          { title: words.hostSocial, links: hostSocial },
        ].map(({ title, links }) => (
          <div key={title}>
            <dt>{title}</dt>
            {links.map(({ network, handle, url }) => (
              <dd key={url}>
                {network}: <ExternalLink href={url}>{handle}</ExternalLink>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
