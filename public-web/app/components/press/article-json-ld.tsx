import { JsonLd } from '~/components/json-ld';
import { site } from '~/content/site';
import type { PressItem } from '~/lib/press-item';
import { useRootData } from '~/lib/root-data';
import { webUrl } from '~/lib/web-url';

/** An article for search engines. */
export function ArticleJsonLd({ item }: { item: PressItem }) {
  const { siteUrl } = useRootData();
  const organization = { '@type': 'Organization', name: site.longName, url: siteUrl, logo: `${siteUrl}/icon-512.png` };
  return (
    <JsonLd
      data={{
        '@type': 'NewsArticle',
        headline: item.titulo,
        description: item.hook ?? undefined,
        datePublished: item.data,
        articleSection: item.Categoria ?? undefined,
        image: webUrl(item.url),
        inLanguage: 'pt-PT',
        mainEntityOfPage: `${siteUrl}/imprensa/${item.id}`,
        author: organization,
        publisher: organization,
      }}
    />
  );
}
