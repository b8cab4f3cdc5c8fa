import type { CorsOptions } from '@nestjs/common/interfaces/external/cors-options.interface.js';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request } from 'express';
import helmet from 'helmet';
import { INVITATION_HEADER } from './platform/access/access.decorator.js';
import { tellOfUnknownProxy } from './platform/access/unknown-proxy.js';
import { answerFirst } from './platform/cache/answer-first.js';
import type { Settings } from './platform/config/config.js';
import { documentedAt } from './platform/openapi/openapi.js';
import { endSilent } from './platform/http/end-silent.js';
import { RequestBodies } from './platform/http/request-bodies.js';
import { DAY_SECONDS } from './platform/dates/durations.js';

/**
 * The routes that can end a sign-in. They alone take credentials, because they give the cookie by which a browser is
 * known again and no other route has one.
 */
const WITH_COOKIE = ['/api/login', '/api/login/segundo-passo', '/api/login/segundo-passo/passkey'];

/** Sets up all that the application needs around its modules, the same in production and in tests. */
export function setUp(app: NestExpressApplication, settings: Settings): void {
  app.set('trust proxy', settings.trustProxy);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  const secure = settings.apiUrl.startsWith('https:');
  app.use(
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
      crossOriginResourcePolicy: { policy: 'same-site' },
      referrerPolicy: { policy: 'no-referrer' },
      strictTransportSecurity: secure ? { maxAge: 365 * DAY_SECONDS, includeSubDomains: true } : false,
      xFrameOptions: { action: 'deny' },
    }),
  );
  app.use(tellOfUnknownProxy());
  const origins = [settings.siteUrl, settings.adminUrl];
  app.enableCors((request: Request, callback: (error: null, options: CorsOptions) => void) => {
    callback(null, {
      origin: origins,
      exposedHeaders: ['Content-Range', 'Retry-After', 'Content-Disposition'],
      allowedHeaders: ['Authorization', 'Content-Type', 'If-Match', INVITATION_HEADER],
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      maxAge: DAY_SECONDS,
      credentials: WITH_COOKIE.includes(request.path) && origins.includes(request.get('Origin') ?? ''),
    });
  });
  documentedAt(app, 'docs');
  app.enableShutdownHooks();
  endSilent(app.getHttpServer(), settings.connectionTiming);
  answerFirst(app);
  app.get(RequestBodies).watch(app.getHttpServer());
}
