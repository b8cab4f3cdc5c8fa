import { siteConfig } from '~/config/site-config.server';
import { readWhole } from '~/lib/api/api.server';
import type { EdicaoResumida } from '~/lib/records/edicao';
import type { Evento } from '~/lib/records/evento';
import type { PressRow } from '~/lib/records/press-item';
import { publicPaths } from '~/lib/pages/public-paths';
import { xml } from '~/lib/pages/xml';

export async function loader() {
  const [editions, events, articles] = await Promise.all([
    readWhole<EdicaoResumida>('/api/edicoes'),
    readWhole<Evento>('/api/eventos'),
    readWhole<PressRow>('/api/imprensa'),
  ]);
  const paths = [
    ...publicPaths,
    ...editions.map(({ chave }) => `/${chave}`),
    ...events.map(({ id }) => `/eventos/${id}`),
    ...articles.map(({ id }) => `/imprensa/${id}`),
  ];
  const urls = paths.map((path) => `<url><loc>${xml(siteConfig.siteUrl + path)}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  );
}
