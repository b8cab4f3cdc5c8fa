import { hash, randomBytes } from 'node:crypto';
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import { isPreview } from './config/preview-parameter';
import { siteConfig } from './config/site-config.server';
import { PRIVATE_HEADERS } from './lib/api/by-link.server';
import { contentPolicy } from './lib/pages/content-policy.server';
import { logLine } from './lib/pages/log.server';
import { ofItsRoutes } from './lib/router/of-its-routes.server';
import { renderToHtml } from './lib/pages/render-to-html.server';
import { RenderedPage } from './lib/pages/rendered-page.server';
import { RequestIdContext } from './lib/pages/request-id-context';
import { currentRequestId } from './lib/pages/request-id.server';
import { sealScripts } from './lib/router/seal-scripts.server';
import { setCaching } from './lib/pages/set-caching.server';
import { startOnUse } from './lib/router/start-on-use.server';

/** The question about cookies is asked by a page itself. */
const asksConsent = Object.values(siteConfig.consentScripts).some((url) => url !== undefined);

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const nonce = randomBytes(16).toString('base64url');
  const page = (
    <RequestIdContext value={status >= 500 ? currentRequestId() : undefined}>
      <ServerRouter context={ofItsRoutes(context)} url={request.url} nonce={nonce} />
    </RequestIdContext>
  );
  const rendered = await renderToHtml(page, nonce);
  const preview = isPreview(request.url);
  // all that is searched and changed here is ASCII: one character for each byte spares decoding and encoding the rest
  const text = rendered.toString('latin1');
  const { html, hashes } = sealScripts(
    import.meta.env.PROD ? startOnUse(text, { atOnce: asksConsent || preview }) : text,
    nonce,
  );
  const bytes = Buffer.from(html, 'latin1');

  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (preview) keepPrivate(headers);
  setCaching(headers, status);
  // the development server sends any Response, and scripts that come from no render
  if (!import.meta.env.PROD) return new Response(bytes, { status, headers });
  headers.set(
    'Content-Security-Policy',
    contentPolicy(siteConfig, hashes, preview ? new URL(siteConfig.adminUrl).origin : undefined),
  );
  if (status === 200) headers.set('ETag', `W/"${hash('sha256', bytes, 'base64url')}"`);
  return new RenderedPage(bytes, { status, headers });
}

export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  if (isPreview(request.url)) keepPrivate(response.headers);
  setCaching(response.headers, response.status);
  return response;
};

/** Says that a preview may be neither stored, indexed nor passed on: it shows what is not published yet. */
function keepPrivate(headers: Headers) {
  for (const [name, value] of Object.entries(PRIVATE_HEADERS)) headers.set(name, value);
}

/** Only what is unexpected is logged: an answer that a loader threw on purpose (404, 503) is not. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  logLine('error', error instanceof Error ? (error.stack ?? error.message) : String(error), 'Page');
};
