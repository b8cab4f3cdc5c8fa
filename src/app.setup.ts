import type { Server } from 'node:http';
import type { CorsOptions } from '@nestjs/common/interfaces/external/cors-options.interface.js';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import { Logger } from '@nestjs/common';
import { INVITATION_HEADER } from '#platform/access/access.decorator.js';
import { answerBeforeExpress } from '#platform/cache/kept-answers.js';
import type { Settings } from '#platform/config/config.js';
import { serveDocumentation } from '#operations/contract/openapi.js';
import { RequestBodies } from '#platform/http/read-body.js';
import { DAY_SECONDS } from '#platform/dates/durations.js';
import { ownNetworks } from '#platform/requests/client-of.js';

/** The routes that can end a sign-in. They alone take credentials, because they give a known browser's cookie. */
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
  app.use(warnOfUnknownProxy());
  // the site and the back office are programs of their own (docs/decisions/0001)
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
  serveDocumentation(app, 'docs');
  app.enableShutdownHooks();
  closeSilentConnections(app.getHttpServer(), settings.connectionTiming);
  answerBeforeExpress(app);
  app.get(RequestBodies).watch(app.getHttpServer());
}

/** Says once that requests come through a proxy that TRUST_PROXY does not name, and so all count as one client. */
function warnOfUnknownProxy(): RequestHandler {
  const logger = new Logger('Proxy');
  const isNear = ownNetworks([]);
  let hasWarned = false;
  return ({ app, headers, socket: { remoteAddress = '' } }, _response, next) => {
    const trusts = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
    if (!hasWarned && headers['x-forwarded-for'] !== undefined && !trusts(remoteAddress, 0)) {
      hasWarned = true;
      // an address of a network of our own is the proxy's; any other may be a person's
      const from = isNear(remoteAddress) ? remoteAddress : 'um endereço público';
      logger.warn(
        `Chegou um pedido com X-Forwarded-For de ${from}, que TRUST_PROXY não indica: o cabeçalho não conta. Se aí está ` +
          'o seu proxy, todos os visitantes são para os limites um só: ponha o endereço dele em TRUST_PROXY.',
      );
    }
    next();
  };
}

/** Has a server that does not listen yet close connections on which no request, or no end of its headers, comes: 408. */
function closeSilentConnections(server: Server, { headers, look }: Settings['connectionTiming']): void {
  server.headersTimeout = headers;
  // read when the server begins to listen; Node has it as an option of its making alone, which is Nest's
  Object.assign(server, { connectionsCheckingInterval: look });
}
