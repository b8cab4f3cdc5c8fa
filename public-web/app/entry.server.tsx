import { createHash, randomBytes } from 'node:crypto';
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import { siteConfig } from './config/site-config.server';
import { contentPolicy } from './lib/content-policy.server';
import { renderToHtml } from './lib/render-to-html.server';
import { sealScripts } from './lib/seal-scripts.server';
import { setCaching } from './lib/set-caching.server';
import { startAfterPaint } from './lib/start-after-paint.server';

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const nonce = randomBytes(16).toString('base64url');
  const rendered = await renderToHtml(<ServerRouter context={context} url={request.url} nonce={nonce} />, nonce);
  const { html, hashes } = sealScripts(import.meta.env.PROD ? startAfterPaint(rendered) : rendered, nonce);

  headers.set('Content-Type', 'text/html; charset=utf-8');
  setCaching(headers, status);
  if (import.meta.env.PROD) headers.set('Content-Security-Policy', contentPolicy(siteConfig, hashes));
  if (status !== 200) return new Response(html, { status, headers });

  const etag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
  headers.set('ETag', etag);
  const fresh = request.headers
    .get('If-None-Match')
    ?.split(/\s*,\s*/)
    .includes(etag);
  return fresh ? new Response(null, { status: 304, headers }) : new Response(html, { status, headers });
}

export const handleDataRequest: HandleDataRequestFunction = (response) => {
  setCaching(response.headers, response.status);
  return response;
};

/** Only what is unexpected is logged: an answer that a loader threw on purpose (404, 503) is not. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(error);
};
