// The floor of what is rendered: `react-dom/server` alone on the component tree of the built site, with the loaders'
// data at hand. PORT says where; the site's own variables, for the loaders.
import { createServer } from 'node:http';
import { readdirSync } from 'node:fs';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createRequestHandler, ServerRouter } from 'react-router';

/** @typedef {import('react-router').EntryContext} EntryContext */
/** @typedef {import('react-router').ServerBuild} ServerBuild */

const assets = new URL('../../../public-web/build/server/assets/', import.meta.url);
const file = readdirSync(assets).find((name) => name.startsWith('server-build-'));
const build = /** @type {ServerBuild} */ (await import(new URL(file ?? '', assets).href));

/** @type {Map<string, { context: EntryContext, data: Uint8Array }>} */
const pages = new Map();

/**
 * Has the framework match and load a page once.
 * @param {string} url
 */
async function pageOf(url) {
  const known = pages.get(url);
  if (known !== undefined) return known;
  /** @type {EntryContext | undefined} */
  let context;
  const entry = {
    module: {
      ...build.entry.module,
      /** @type {ServerBuild['entry']['module']['default']} */
      default: (_request, _status, _headers, routerContext) => {
        context = routerContext;
        return new Response();
      },
    },
  };
  await createRequestHandler({ ...build, entry }, 'production')(new Request(url));
  if (context === undefined) throw new Error(`${url} is no page.`);
  const data = new Uint8Array(await new Response(context.serverHandoffStream).arrayBuffer());
  const page = { context, data };
  pages.set(url, page);
  return page;
}

createServer((request, response) => {
  const url = `http://localhost${request.url}`;
  const fail = (/** @type {unknown} */ error) => void response.writeHead(500).end(String(error));
  pageOf(url).then(({ context, data }) => {
    // what the browser gets of the loaders' data can be read once
    const serverHandoffStream = new ReadableStream({
      start(controller) {
        controller.enqueue(data);
        controller.close();
      },
    });
    const page = createElement(ServerRouter, { context: { ...context, renderMeta: {}, serverHandoffStream }, url });
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
        pipe(response);
      },
      onError: fail,
    });
  }, fail);
}).listen(Number(process.env.PORT), '127.0.0.1');
