import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { isPreview } from '../app/config/preview-parameter';
import { siteConfig } from '../app/config/site-config.server';

const permissions = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'microphone',
  'payment',
  'usb',
  'browsing-topics',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Headers of every answer. The content policy is not here: it names the scripts of each page, so the renderer writes it. */
export function securityHeaders(): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: false,
      crossOriginEmbedderPolicy: false,
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: siteConfig.siteUrl.startsWith('https:') && {
        maxAge: 31_536_000,
        includeSubDomains: true,
      },
      xFrameOptions: { action: 'deny' },
    }),
    (request, response, next) => {
      response.set('Permissions-Policy', permissions);
      // the back office frames it, as the content policy says
      if (isPreview(request.originalUrl)) response.removeHeader('X-Frame-Options');
      next();
    },
  ];
}
