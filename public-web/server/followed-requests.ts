import type { RequestListener } from 'node:http';
import * as build from 'virtual:react-router/server-build';
import { siteConfig } from '../app/config/site-config.server';
import { logLine } from '../app/lib/pages/log.server';
import type { Watchdog } from '@contract/watchdog';
import { onBehalfOf, REQUEST_ID_HEADER, requestIdOf } from '../app/lib/pages/request-id.server';
import { routeOf } from './route-of';
import type { SiteTracer } from './start-tracer';

/** How a request ended. */
export interface AnsweredRequest {
  method: string;
  /** As it is declared. */
  route: string;
  /** 0 where whoever asked was gone first. */
  status: number;
  seconds: number;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Routes that are requested all the time and tell nothing new, so they are logged for debugging alone. */
const DULL = new Set(['file', '/health/live']);

/**
 * Follows each request that is not answered from memory: gives it its id, which the API is told, and says in one line
 * how it ended.
 * @param tell told of each, beside the log
 * @param tracer where traces are kept
 * @param watchdog which knows those that are being answered
 */
export function followedRequests(
  listener: RequestListener,
  tell?: (answered: AnsweredRequest) => void,
  tracer?: SiteTracer,
  watchdog?: Watchdog,
): RequestListener {
  const routeAt = routeOf(build.routes);
  return (request, response) => {
    const start = performance.now();
    const id = requestIdOf(request);
    const { url = '/' } = request;
    const method = METHODS.has(request.method ?? '') ? (request.method ?? '') : 'other';
    const route = routeAt(url.split('?', 1)[0] ?? url);
    response.setHeader(REQUEST_ID_HEADER, id);
    const trace = tracer?.begin(id, request.headers['traceparent'] as string | undefined);
    const leave = watchdog?.enter(`${method} ${route}`);
    const begin = () => {
      response.once('close', () => {
        leave?.();
        const milliseconds = performance.now() - start;
        const answered = {
          method,
          route,
          status: response.writableFinished ? response.statusCode : 0,
        };
        const level = DULL.has(answered.route) || !siteConfig.isProduction ? 'debug' : 'info';
        onBehalfOf(id, () => logLine(level, { ...answered, ms: Math.round(milliseconds) }, 'Request'));
        tell?.({ ...answered, seconds: milliseconds / 1000 });
        trace?.end(answered.method, answered.route, answered.status);
      });
      listener(request, response);
    };
    onBehalfOf(id, begin, trace);
  };
}
