import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { logLine } from '../app/lib/pages/log.server';
import type { AnsweredRequest } from './followed-requests';

/** Seconds: as the API counts them. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Offered {
  port: number;
  tell: (answered: AnsweredRequest) => void;
  close: () => void;
}

/**
 * Answers `/metrics` on a port of its own.
 * @param counted the requests for pages that were kept, and that were not
 */
export async function offerMetrics(
  where: { port: number; host: string },
  counted = { hits: 0, misses: 0 },
): Promise<Offered> {
  const { collectDefaultMetrics, Counter, Histogram, Registry } = await import('prom-client');
  const register = new Registry();
  const registers = [register];
  register.setDefaultLabels({ program: 'site' });
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'dfc_http_requests_total',
    help: 'Requests that were not answered from memory; status 0 where whoever asked was gone first.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const timed = new Histogram({
    name: 'dfc_http_request_duration_seconds',
    help: 'How long they took, from their headers to the end of their answer.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  for (const kind of ['hits', 'misses'] as const) {
    new Counter({
      name: `dfc_page_cache_${kind}_total`,
      help: kind === 'hits' ? 'Pages that were answered from memory.' : 'Pages that had to be made.',
      registers,
      collect() {
        this.reset();
        this.inc(counted[kind]);
      },
    });
  }
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void register.metrics().then((text) => response.writeHead(200, { 'Content-Type': register.contentType }).end(text));
  }).listen(where);
  // metrics that can't be served must not stop the site that they measure
  await new Promise<void>((resolve) => {
    server.once('listening', resolve).once('error', (error) => {
      logLine('error', { metrics: error.message }, 'Metrics');
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo | null)?.port ?? 0,
    tell: ({ method, route, status, seconds }) => {
      requests.inc({ method, route, status });
      timed.observe({ route }, seconds);
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
