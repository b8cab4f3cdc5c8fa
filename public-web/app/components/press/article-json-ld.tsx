import { JsonLd } from '~/components/json-ld';
import type { PressItem } from '~/lib/records/press-item';
import { pictureFacts } from '~/lib/records/picture-facts';
import { useRootData } from '~/lib/pages/root-data';
import { useAssociation } from '~/lib/words/use-words';

/** An article for search engines. */
export function ArticleJsonLd({ item }: { item: PressItem }) {
  const { siteUrl } = useRootData();
  const { longName, logo } = useAssociation();
  const organization = {
    '@type': 'Organization',
    name: longName,
    url: siteUrl,
    logo: logo || `${siteUrl}/icon-512.png`,
  };
  return (
    <JsonLd
      data={{
        '@type': 'NewsArticle',
        headline: item.titulo,
        description: item.hook ?? undefined,
        datePublished: item.data,
        articleSection: item.Categoria ?? undefined,
        image: pictureFacts(item.url, item.imagens),
        inLanguage: 'pt-PT',
        mainEntityOfPage: `${siteUrl}/imprensa/${item.id}`,
        author: organization,
        publisher: organization,
      }}
    />
  );
}
