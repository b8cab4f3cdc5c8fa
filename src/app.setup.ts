import type { NestExpressApplication } from '@nestjs/platform-express';
import helmet from 'helmet';
import { INVITATION_HEADER } from './platform/access/access.decorator.js';
import { answerFirst } from './platform/cache/answer-first.js';
import type { Settings } from './platform/config/config.js';
import { documentedAt } from './platform/openapi/openapi.js';
import { DAY_SECONDS } from './platform/dates/durations.js';

const HEADERS_TIMEOUT_MS = 20_000;

/** What the application needs around its modules; the same in production and in tests. */
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
  app.enableCors({
    origin: [settings.siteUrl, settings.adminUrl],
    exposedHeaders: ['Content-Range', 'Retry-After', 'Content-Disposition'],
    allowedHeaders: ['Authorization', 'Content-Type', 'If-Match', INVITATION_HEADER],
    // the login's cookie by which a browser is known again
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    maxAge: DAY_SECONDS,
  });
  documentedAt(app, 'docs');
  app.enableShutdownHooks();
  app.getHttpServer().headersTimeout = HEADERS_TIMEOUT_MS;
  answerFirst(app);
}
