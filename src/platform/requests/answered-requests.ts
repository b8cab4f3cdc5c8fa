import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../config/config.js';
import { SECOND_MS } from '../dates/durations.js';
import { REQUEST_ID_HEADER, requestIdOf, runForRequest } from './request-id.js';
import type { Trace, Tracer } from './start-tracer.js';
import type { Watchdog } from '../../../contract/watchdog.js';

interface AnsweredRequest {
  method: string;
  /** The route as it is declared: never the address itself, which can hold a name or a token. */
  route: string;
  /** 0 where whoever asked was gone first. */
  status: number;
  seconds: number;
}

export const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** The routes that a supervisor asks every few seconds for the state of the process; logged for debugging only. */
const HEALTH = '/health';

/** Follows each request that is not answered from memory: gives it its id, and says in one line how it ended. */
@Injectable()
export class AnsweredRequests implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Request');
  private readonly quiet: boolean;
  private listener: ((answered: AnsweredRequest) => void) | undefined;

  private tracer: Tracer | undefined;
  private watchdog: Watchdog | undefined;

  constructor(private readonly settings: Settings) {
    this.quiet = settings.environment !== 'production';
  }

  /** Without a collector nothing that tells of requests is loaded. */
  async onModuleInit(): Promise<void> {
    const { otlpEndpoint } = this.settings;
    if (otlpEndpoint === undefined) return;
    const { startTracer } = await import('./start-tracer.js');
    this.tracer = await startTracer(otlpEndpoint);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.tracer?.end().catch((error: unknown) => this.logger.warn({ traces: String(error) }));
  }

  onAnswered(listener: (answered: AnsweredRequest) => void): void {
    this.listener = listener;
  }

  setWatchdog(watchdog: Watchdog): void {
    this.watchdog = watchdog;
  }

  follow(request: IncomingMessage, response: ServerResponse, work: () => void): void {
    const start = performance.now();
    const id = requestIdOf(request);
    response.setHeader(REQUEST_ID_HEADER, id);
    const trace = this.tracer?.begin(id, request.headers['traceparent'] as string | undefined);
    const begin = () => {
      let leave = this.watchdog?.enter(`${methodOf(request)} unknown`);
      response.once('close', () => {
        leave?.();
        runForRequest(id, () => this.report(request, response, { milliseconds: performance.now() - start, trace }));
      });
      work();
      // Express has found the route by now; guards and handlers go on from here
      leave?.();
      leave = this.watchdog?.enter(`${methodOf(request)} ${routeOf(request)}`);
    };
    runForRequest(id, begin, trace);
  }

  private report(
    request: IncomingMessage,
    response: ServerResponse,
    { milliseconds, trace }: { milliseconds: number; trace: Trace | undefined },
  ): void {
    const route = routeOf(request);
    const answered = {
      method: methodOf(request),
      route,
      status: response.writableFinished ? response.statusCode : 0,
      seconds: milliseconds / SECOND_MS,
    };
    const line = { method: answered.method, route, status: answered.status, ms: Math.round(milliseconds) };
    if (this.quiet || route.startsWith(HEALTH)) this.logger.debug(line);
    else this.logger.log(line);
    this.listener?.(answered);
    trace?.end(answered.method, route, answered.status);
  }
}

function methodOf({ method = '' }: IncomingMessage): string {
  return METHODS.has(method) ? method : 'other';
}

function routeOf(request: IncomingMessage): string {
  const { route } = request as { route?: { path?: unknown } };
  return typeof route?.path === 'string' ? route.path : 'unknown';
}
