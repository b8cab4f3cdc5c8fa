import { useAssociation } from '~/lib/words/use-words';
import { telOf } from '@contract/texts/association';
import { useRootData } from '~/lib/pages/root-data';
import { JsonLd } from './json-ld';

/** The association, for search engines. */
export function OrganizationJsonLd() {
  const { siteUrl } = useRootData();
  const { name, longName, nipc, logo, email, phones, address, social } = useAssociation();
  return (
    <JsonLd
      data={{
        '@type': 'NGO',
        name: longName,
        alternateName: name,
        url: siteUrl,
        logo: logo || `${siteUrl}/icon-512.png`,
        email,
        ...(nipc !== '' && { taxID: nipc }),
        telephone: phones[0] && telOf(phones[0].number),
        address: {
          '@type': 'PostalAddress',
          streetAddress: address.street,
          postalCode: address.postalCode,
          addressLocality: address.city,
          addressCountry: 'PT',
        },
        sameAs: social.map(({ url }) => url),
      }}
    />
  );
}
