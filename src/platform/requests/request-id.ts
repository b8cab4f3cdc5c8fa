import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Trace } from './start-tracer.js';

/** The header in which the site, the API and the proxies in front of them hand on the id of a request. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Nothing but a UUID is taken from outside: it stands in every line of the log, which holds nothing personal. */
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

const scope = new AsyncLocalStorage<{ id: string; trace: Trace | undefined }>();

/** The id that a request came with, or one of its own. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && UUID.test(given) ? given : randomUUID();
}

/** Does something on behalf of a request: its id is in every line that is logged meanwhile, and in mail that is written. */
export function runForRequest<Result>(id: string, work: () => Result, trace?: Trace): Result {
  return scope.run({ id, trace }, work);
}

export function currentRequestId(): string | undefined {
  return scope.getStore()?.id;
}

export function currentTrace(): Trace | undefined {
  return scope.getStore()?.trace;
}
