import { captchaSources } from '~/config/captcha-provider.server';
import type { SiteConfig } from '~/config/read-settings.server';

/** Hosts whose players a visitor may start by a click; nothing is loaded from them before, nor from the captcha's. */
const VIDEO_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/**
 * The Content-Security-Policy of one page.
 * @param scriptHashes sources of the page's own inline scripts, as `'sha256-…'`
 * @param framedBy who may show it in a frame; nobody where left out
 */
export function contentPolicy(
  config: Pick<SiteConfig, 'siteUrl' | 'apiUrl' | 'captcha' | 'consentScripts'>,
  scriptHashes: readonly string[],
  framedBy = "'none'",
): string {
  const api = new URL(config.apiUrl).origin;
  const others = Object.values(config.consentScripts).flatMap((url) =>
    url === undefined ? [] : [new URL(url).origin],
  );
  const secure = config.siteUrl.startsWith('https:');
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...captchaSources('script-src', config.captcha), ...others],
    'style-src': ["'self'", ...captchaSources('style-src', config.captcha)],
    'font-src': ["'self'"],
    // An administrator may point at a picture elsewhere on the web.
    'img-src': ["'self'", 'data:', 'blob:', api, secure ? 'https:' : 'https: http:'],
    'media-src': ["'self'", api],
    'connect-src': ["'self'", api, ...captchaSources('connect-src', config.captcha), ...others],
    'worker-src': ["'self'"],
    'frame-src': [...VIDEO_HOSTS, ...captchaSources('frame-src', config.captcha)],
    'manifest-src': ["'self'"],
    // The button of a mailed link is a plain form, sent to the API, which leads back.
    'form-action': ["'self'", api],
    'base-uri': ["'none'"],
    // A script from elsewhere makes markup of text as it likes.
    ...(!config.captcha.script &&
      others.length === 0 && {
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['page-start', 'default'],
      }),
    'frame-ancestors': [framedBy],
    ...(secure && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
