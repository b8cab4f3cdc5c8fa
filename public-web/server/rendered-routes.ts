import type { ServerResponse } from 'node:http';
import { writeReadableStreamToWritable } from '@react-router/node';
import type { Request as Asked, RequestHandler, Response as Answer } from 'express';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { siteConfig } from '../app/config/site-config.server';
import { REQUEST_ID_HEADER } from '../app/lib/pages/request-id.server';
import { RenderedPage } from '../app/lib/pages/rendered-page.server';
import { FinishedPage } from './finished-page';
import type { KeptPages } from './kept-pages/kept-pages';

// the same whoever asks and by whatever name: what is made for one is kept for all
const { origin } = new URL(siteConfig.siteUrl);

/** Answers with what React Router makes of a request: pages as finished bytes, all else as it flows. */
export function renderedRoutes(build: ServerBuild, kept: KeptPages | undefined): RequestHandler {
  const handle = createRequestHandler(build, process.env['NODE_ENV']);
  return async (asked, answer) => {
    const make = async (shared: boolean) => {
      const made = await handle(requestOf(asked, shared ? undefined : gone(answer)));
      if (!(made instanceof RenderedPage)) return made;
      // it may be kept, for all who ask
      const { [REQUEST_ID_HEADER.toLowerCase()]: _own, ...given } = answer.getHeaders();
      const headers = { ...given, ...Object.fromEntries(made.headers) };
      return new FinishedPage(made.status, headers, made.html);
    };
    const made = await (kept ? kept.once(asked, make) : make(false));
    if (made instanceof FinishedPage) made.answer(asked, answer);
    else await send(made, answer);
  };
}

/** HEAD is made as GET is; Node leaves the body out. */
function requestOf({ originalUrl, headers }: Asked, signal: AbortSignal | undefined): Request {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return new Request(origin + originalUrl, { headers: given, ...(signal && { signal }) });
}

/** Aborted once the visitor is gone before the answer was. */
function gone(answer: ServerResponse): AbortSignal {
  const controller = new AbortController();
  answer.once('close', () => {
    if (!answer.writableFinished) controller.abort();
  });
  return controller.signal;
}

async function send(made: Response, answer: Answer): Promise<void> {
  if (answer.destroyed) {
    await made.body?.cancel();
    return;
  }
  answer.statusMessage = made.statusText;
  answer.status(made.status);
  for (const [name, value] of made.headers) {
    // the route's own headers replace those that every answer has
    if (name === 'set-cookie') answer.append(name, value);
    else answer.set(name, value);
  }
  if (made.body === null) {
    answer.end();
    return;
  }
  try {
    await writeReadableStreamToWritable(made.body, answer);
  } catch (error) {
    if (!answer.destroyed) throw error;
  }
}
