import type { SiteConfig } from '~/config/site-config.server';

/** Hosts whose players a visitor may start by a click; nothing is loaded from them before. */
const VIDEO_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/**
 * The Content-Security-Policy of one page.
 * @param scriptHashes sources of the page's own inline scripts, as `'sha256-…'`
 */
export function contentPolicy(config: SiteConfig, scriptHashes: readonly string[]): string {
  const api = new URL(config.apiUrl).origin;
  const secure = config.siteUrl.startsWith('https:');
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    // An administrator may point at a picture elsewhere on the web.
    'img-src': ["'self'", 'data:', 'blob:', api, secure ? 'https:' : 'https: http:'],
    'media-src': ["'self'", api],
    'connect-src': ["'self'", api],
    'worker-src': ["'self'"],
    'frame-src': VIDEO_HOSTS,
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(secure && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
