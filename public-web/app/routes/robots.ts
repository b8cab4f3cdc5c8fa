import { siteConfig } from '~/config/site-config.server';

export function loader() {
  const lines = [
    'User-agent: *',
    'Disallow: /testemunho/',
    'Disallow: /os-meus-dados/',
    'Disallow: /encarregado/',
    'Disallow: /desafio/',
    'Disallow: /newsletter/confirmar/',
    'Disallow: /newsletter/cancelar/',
    '',
    `Sitemap: ${siteConfig.siteUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
