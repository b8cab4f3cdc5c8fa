import { site } from '~/content/site';
import { useRootData } from '~/lib/root-data';
import { JsonLd } from './json-ld';

/** The association, for search engines. */
export function OrganizationJsonLd() {
  const { siteUrl } = useRootData();
  const [streetAddress, locality] = site.address;
  const [postalCode, ...addressLocality] = locality.split(' ');
  return (
    <JsonLd
      data={{
        '@type': 'NGO',
        name: site.longName,
        alternateName: site.name,
        url: siteUrl,
        logo: `${siteUrl}/icon-512.png`,
        email: site.email,
        telephone: site.phones[0]?.tel,
        address: {
          '@type': 'PostalAddress',
          streetAddress,
          postalCode,
          addressLocality: addressLocality.join(' '),
          addressCountry: 'PT',
        },
        sameAs: site.social.map(({ url }) => url),
      }}
    />
  );
}
