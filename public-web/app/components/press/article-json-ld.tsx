import { JsonLd } from '~/components/json-ld';
import { site } from '~/content/site';
import type { PressItem } from '~/lib/press-item';
import { webUrl } from '~/lib/web-url';

/** An article for search engines. */
export function ArticleJsonLd({ item }: { item: PressItem }) {
  return (
    <JsonLd
      data={{
        '@type': 'NewsArticle',
        headline: item.titulo,
        description: item.hook ?? undefined,
        datePublished: item.data,
        articleSection: item.Categoria ?? undefined,
        image: webUrl(item.url),
        publisher: { '@type': 'Organization', name: site.longName },
      }}
    />
  );
}
