import { contact } from '~/content/contact';
import { site } from '~/content/site';
import { ExternalLink } from './external-link';

/** Telephones, e-mail, address and social networks. */
export function ContactDetails() {
  return (
    <section aria-labelledby="contactos" className="cut-large self-start bg-fazer-tint p-7 sm:p-9">
      <h2 id="contactos" className="text-section">
        {contact.detailsTitle}
      </h2>
      <dl className="mt-6 grid gap-5 [&_dt]:font-display [&_dt]:text-title [&_dt]:font-bold">
        <div>
          <dt>{contact.phones}</dt>
          {site.phones.map(({ label, number, tel }) => (
            <dd key={tel}>
              {label}:{' '}
              <a href={`tel:${tel}`} className="link whitespace-nowrap">
                {number}
              </a>
            </dd>
          ))}
        </div>
        <div>
          <dt>{contact.email}</dt>
          <dd>
            <a href={`mailto:${site.email}`} className="link break-all">
              {site.email}
            </a>
          </dd>
        </div>
        <div>
          <dt>{contact.address}</dt>
          {site.address.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
        {[
          { title: contact.social, links: site.social },
          { title: contact.hostSocial, links: site.host.social },
        ].map(({ title, links }) => (
          <div key={title}>
            <dt>{title}</dt>
            {links.map(({ network, handle, url }) => (
              <dd key={network}>
                {network}: <ExternalLink href={url}>{handle}</ExternalLink>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
