import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The header by which the site, the API and any proxy in front of them name the request that they speak of. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Nothing but a UUID is taken from outside: it stands in every line of the log, which holds nothing personal. */
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** The trace of one request, which is told what happens while the request is answered. */
export interface Trace {
  /** Tells that the API is being asked. */
  ask(): {
    /** The span that the question is, for the API's to be part of (W3C Trace Context). */
    traceparent: string;
    /** @param status 0 where there was no answer */
    end(status: number): void;
  };
  end(method: string, route: string, status: number): void;
}

const scope = new AsyncLocalStorage<{ id: string; trace: Trace | undefined }>();

/** The id that a request came with, or one of its own. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && UUID.test(given) ? given : randomUUID();
}

/** Does something on behalf of a request: the API is asked under its id, and every line that is logged has it. */
export function onBehalfOf<Result>(id: string, work: () => Result, trace?: Trace): Result {
  return scope.run({ id, trace }, work);
}

/** The id of the request that this is done for, if it is done for one. */
export function currentRequestId(): string | undefined {
  return scope.getStore()?.id;
}

/** Returns the trace of the current request, where traces are kept. */
export function currentTrace(): Trace | undefined {
  return scope.getStore()?.trace;
}
