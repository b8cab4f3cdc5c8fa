import { fileURLToPath } from 'node:url';
import compression from 'compression';
import express from 'express';
import { builtFiles } from './built-files';
import type { KeptPages } from './kept-pages/kept-pages';
import { oneSpelling } from './one-spelling';
import { readOnly } from './read-only';
import { renderedRoutes } from './rendered-routes';
import { securityHeaders } from './security-headers';

// handed over as it is: of a function, React Router asks the build anew, and works out all its routes, for each request
const build = await import('virtual:react-router/server-build');
const client = fileURLToPath(new URL('../../client/', import.meta.url));

/** The site's HTTP server: static files, security headers, and the rendered routes, which `kept` keeps. */
export function createSite(kept?: KeptPages) {
  const site = express();
  site.disable('x-powered-by');
  site.use(securityHeaders());
  site.use(readOnly);
  site.get('/health/live', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  site.use(compression());
  site.use('/assets', express.static(`${client}assets`, { immutable: true, maxAge: '1y', fallthrough: false }));
  site.use(builtFiles(client));
  site.use(oneSpelling());
  site.use(renderedRoutes(build, kept));
  return site;
}
