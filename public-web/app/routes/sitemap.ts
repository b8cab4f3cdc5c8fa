import * as build from 'virtual:react-router/server-build';
import { siteConfig } from '~/config/site-config.server';
import { readWhole } from '~/lib/api/api.server';
import type { EdicaoResumida } from '~/lib/records/edicao';
import type { Evento } from '~/lib/records/evento';
import type { PressRow } from '~/lib/records/press-item';
import type { ProjetoMural } from '~/lib/records/mural';
import { projectAddress } from '~/lib/records/project-address';
import { NOT_INDEXED } from '~/lib/pages/not-indexed';
import { xml } from '~/lib/pages/xml';

/** Returns the addresses of the route table that are pages of their own, without those that search engines shall not list. */
function pagePaths(): string[] {
  return Object.values(build.routes).flatMap((route) => {
    const isPage = route?.parentId !== undefined && route.module.default !== undefined;
    if (!isPage || route.module.handle === NOT_INDEXED) return [];
    const path = `/${route.path ?? ''}`;
    return /[:*]/.test(path) ? [] : [path];
  });
}

export async function loader() {
  const [editions, events, articles, projects] = await Promise.all([
    readWhole<EdicaoResumida>('/api/edicoes'),
    readWhole<Evento>('/api/eventos'),
    readWhole<PressRow>('/api/imprensa'),
    readWhole<ProjetoMural>('/api/mural'),
  ]);
  const paths = [
    ...pagePaths(),
    ...editions.map(({ chave }) => `/${chave}`),
    ...events.map(({ id }) => `/eventos/${id}`),
    ...articles.map(({ id }) => `/imprensa/${id}`),
    // those that stand in for real ones are not for search engines
    ...projects.filter(({ exemplo }) => !exemplo).map(projectAddress),
  ];
  const urls = paths.map((path) => `<url><loc>${xml(siteConfig.siteUrl + path)}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  );
}
