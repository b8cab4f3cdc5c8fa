import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import express, { type Express, type Response } from 'express';
import type { ServerConfig } from './config.js';
import { withNonce, withRuntimeConfig } from './page.js';
import { securityHeaders } from './security-headers.js';

const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** The pages of the back office; everything else that is not a file is not found. */
const PAGES = [
  '/',
  '/login',
  '/dashboard{/*rest}',
  '/adicionar/*rest',
  '/editar/*rest',
  '/lista-de-relatorios{/*rest}',
  '/conta',
  '/conta/email/:token',
  '/convite-conta/:token',
  '/recuperar{/:token}',
];

/**
 * Builds the web server of the back office.
 * @param clientFolder the folder that holds the built `index.html` and its assets
 */
export function createApp(config: ServerConfig, clientFolder: string): Express {
  const page = withRuntimeConfig(readFileSync(path.join(clientFolder, 'index.html'), 'utf8'), config);
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  // The default level of brotli here, 4, makes scripts larger than gzip does.
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } }));

  app.get('/health/live', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });

  app.use((request, response, next) => {
    const nonce = randomBytes(16).toString('base64');
    response.locals['nonce'] = nonce;
    response.set('Permissions-Policy', PERMISSIONS_POLICY);
    securityHeaders(config, nonce)(request, response, next);
  });

  app.use(
    '/assets',
    express.static(path.join(clientFolder, 'assets'), { immutable: true, maxAge: '1y', index: false }),
  );
  app.use('/assets', (_request, response) => {
    response.status(404).type('text').send('Ficheiro não encontrado.');
  });
  app.use(express.static(clientFolder, { index: false, maxAge: '1h' }));

  const sendPage = (response: Response, status: number): void => {
    const nonce = String(response.locals['nonce']);
    response.status(status).set('Cache-Control', 'no-store').type('html').send(withNonce(page, nonce));
  };
  app.get('/index.html', (_request, response) => response.redirect(302, '/dashboard'));
  app.get(PAGES, (_request, response) => sendPage(response, 200));
  app.use((_request, response) => sendPage(response, 404));
  return app;
}
