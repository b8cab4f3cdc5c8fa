import { siteConfig } from '~/config/site-config.server';
import { press } from '~/content/press';
import { articles } from '~/lib/api/imprensa.server';
import { association, wordsOf } from '~/lib/api/published.server';
import { xml } from '~/lib/pages/xml';
import { imprensa } from '@contract/pages/imprensa';

const SHOWN = 50;

export async function loader() {
  const { siteUrl } = siteConfig;
  const items = (await articles(SHOWN)).items.map(({ id, titulo, data, Categoria }) => {
    const link = xml(`${siteUrl}/imprensa/${id}`);
    const category = Categoria ? `<category>${xml(Categoria)}</category>` : '';
    const date = `<pubDate>${new Date(data).toUTCString()}</pubDate>`;
    return `<item><title>${xml(titulo)}</title><link>${link}</link><guid>${link}</guid>${date}${category}</item>`;
  });
  const { name } = await association();
  const { description } = await wordsOf(imprensa);
  const self = `<atom:link href="${xml(siteUrl)}/feed.xml" rel="self" type="application/rss+xml"/>`;
  const head = `<title>${xml(`${name} · ${press.title}`)}</title><link>${xml(siteUrl)}/imprensa</link>${self}<description>${xml(description)}</description><language>pt-PT</language>`;
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${head}${items.join('')}</channel></rss>\n`,
    { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } },
  );
}
