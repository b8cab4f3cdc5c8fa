import { HOUR_MS, SECOND_MS } from '../dates/durations.js';

/** W3C Trace Context; what else a caller sends with it (`tracestate`, baggage) could say anything, and is left. */
const TRACEPARENT = /^00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;
const DELAY_MS = SECOND_MS;
const PATIENCE_MS = 2 * SECOND_MS;

/**
 * Sends what is told of requests to a collector by OTLP over HTTP. No span says an address, a parameter or a value: they
 * say the route as it is declared and the first word of a statement (docs/decisions/0057).
 * @param endpoint the collector's base address, to which `/v1/traces` is added
 */
export async function startTracer(endpoint: string) {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, defaultTextMapGetter, trace }, core, base, exporter, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/core'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const provider = new base.BasicTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'dfc-api' }),
    spanProcessors: [
      new base.BatchSpanProcessor(
        new exporter.OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: PATIENCE_MS }),
        { scheduledDelayMillis: DELAY_MS },
      ),
    ],
  });
  const tracer = provider.getTracer('dfc-portugal');
  const propagator = new core.W3CTraceContextPropagator();
  return {
    /**
     * Begins the trace of one request while it is answered.
     * @param traceparent the span that it is part of, as whoever asks says (W3C Trace Context)
     */
    begin(requestId: string, traceparent: string | undefined) {
      const given = traceparent !== undefined && TRACEPARENT.test(traceparent) ? { traceparent } : {};
      const parent = propagator.extract(ROOT_CONTEXT, given, defaultTextMapGetter);
      const attributes = { 'dfc.request_id': requestId };
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER, attributes }, parent);
      const within = trace.setSpan(parent, span);
      return {
        /** Tells of a statement that has just ended. @param operation its first word: nothing of what it is about */
        statement(operation: string, milliseconds: number, failed: boolean) {
          const ended = Date.now();
          const startTime = ended - Math.min(milliseconds, HOUR_MS);
          const said = { 'db.operation.name': operation };
          const asked = tracer.startSpan(operation, { kind: SpanKind.CLIENT, startTime, attributes: said }, within);
          if (failed) asked.setStatus({ code: SpanStatusCode.ERROR });
          asked.end(ended);
        },
        end(method: string, route: string, status: number) {
          span.updateName(`${method} ${route}`);
          span.setAttributes({
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
          });
          if (status === 0 || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    end: () => provider.shutdown(),
  };
}

export type Tracer = Awaited<ReturnType<typeof startTracer>>;
export type Trace = ReturnType<Tracer['begin']>;
