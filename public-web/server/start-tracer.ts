import type { Trace } from '../app/lib/pages/request-id.server';

/** W3C Trace Context; what else a caller sends with it (`tracestate`, baggage) could say anything, and is left. */
const TRACEPARENT = /^00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;
const DELAY_MS = 1_000;
const PATIENCE_MS = 2_000;

/** Begins to tell of requests. */
export interface SiteTracer {
  /** @param traceparent the span that the request is part of, as whoever asks says */
  begin(requestId: string, traceparent: string | undefined): Trace;
  /** Hands over what is not out yet. */
  end(): Promise<void>;
}

/**
 * Sends what is told of requests to a collector by OTLP over HTTP. No span says an address: they say the route as it is
 * declared.
 * @param endpoint the collector's base address, to which `/v1/traces` is added
 */
export async function startTracer(endpoint: string): Promise<SiteTracer> {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, defaultTextMapGetter, trace }, core, base, exporter, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/core'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const provider = new base.BasicTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'dfc-site' }),
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
    begin(requestId, traceparent) {
      const given = traceparent !== undefined && TRACEPARENT.test(traceparent) ? { traceparent } : {};
      const parent = propagator.extract(ROOT_CONTEXT, given, defaultTextMapGetter);
      const attributes = { 'dfc.request_id': requestId };
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER, attributes }, parent);
      const within = trace.setSpan(parent, span);
      return {
        ask() {
          const asked = tracer.startSpan('API', { kind: SpanKind.CLIENT }, within);
          const { traceId, spanId, traceFlags } = asked.spanContext();
          return {
            traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
            end(status) {
              asked.setAttribute('http.response.status_code', status);
              if (status === 0 || status >= 500) asked.setStatus({ code: SpanStatusCode.ERROR });
              asked.end();
            },
          };
        },
        end(method, route, status) {
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
