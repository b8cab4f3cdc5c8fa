import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Registry } from 'prom-client';
import { KeptAnswers } from '#platform/cache/kept-answers.js';
import { Settings } from '#platform/config/config.js';
import { AnsweredRequests } from '#platform/requests/answered-requests.js';
import { Figures } from './figures.service.js';

/** Seconds: from an answer out of a small table to what somebody gives up on. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Answers `/metrics` on a port of its own, where one is set; without one nothing of it is loaded. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Metrics');
  private server: Server | undefined;

  constructor(
    private readonly figures: Figures,
    private readonly requests: AnsweredRequests,
    private readonly kept: KeptAnswers,
    private readonly settings: Settings,
  ) {}

  get port(): number | undefined {
    return (this.server?.address() as AddressInfo | null | undefined)?.port;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { metrics } = this.settings;
    if (metrics === undefined) return;
    const registry = await this.registry();
    this.server = createServer((request, response) => {
      if (request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      registry.metrics().then(
        (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
        (error: unknown) => {
          this.logger.error({ metrics: String(error) });
          response.writeHead(500).end();
        },
      );
    }).listen(metrics);
    // who watches is not worth the end of what is watched
    await once(this.server, 'listening').then(
      () => this.logger.log(`Métricas em http://${metrics.host}:${this.port}/metrics`),
      (error: unknown) => this.logger.error({ metrics: String(error) }),
    );
  }

  beforeApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async registry(): Promise<Registry> {
    const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
    const register = new Registry();
    register.setDefaultLabels({ program: 'api' });
    collectDefaultMetrics({ register });
    const registers = [register];
    const counted = new Counter({
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
    this.requests.tellOf(({ method, route, status, seconds }) => {
      counted.inc({ method, route, status });
      timed.observe({ route }, seconds);
    });
    const { kept, figures } = this;
    new Counter({
      name: 'dfc_answer_cache_hits_total',
      help: 'Requests that were answered from memory.',
      registers,
      collect() {
        this.reset();
        this.inc(kept.counted.hits);
      },
    });
    new Counter({
      name: 'dfc_answer_cache_misses_total',
      help: 'Requests that could have been, and of which nothing was kept.',
      registers,
      collect() {
        this.reset();
        this.inc(kept.counted.misses);
      },
    });
    new Gauge({
      name: 'dfc_database_pool_connections',
      help: 'Connections to MySQL in use and free, and callers who wait for one; nothing on SQLite.',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(figures.pool() ?? {})) this.set({ state }, count);
      },
    });
    const asked = (name: string, help: string, ask: () => Promise<number | undefined>) =>
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          // what the database cannot say now is left out, and the rest is told
          const value = await ask().catch(() => undefined);
          if (value === undefined) this.remove();
          else this.set(value);
        },
      });
    new Gauge({
      name: 'dfc_outbox_messages',
      help: 'Messages in the outbox, by state.',
      labelNames: ['state'],
      registers,
      async collect() {
        this.reset();
        const states = await figures.outbox().catch(() => ({}));
        for (const [state, count] of Object.entries(states)) this.set({ state }, count);
      },
    });
    asked('dfc_outbox_oldest_seconds', 'How long the oldest waiting message has waited.', () => figures.outboxAge());
    asked('dfc_erasures_due', 'Things that have had their days and are still there.', () => figures.erasuresDue());
    asked('dfc_erasures_unfinished', 'Erasures with something left to do outside of the database.', () =>
      figures.erasuresUnfinished(),
    );
    asked('dfc_storage_free_bytes', 'Room on the disk under DATA_DIR.', async () => (await figures.disk()).free);
    asked('dfc_storage_used_bytes', 'What is used of it, by whomever.', async () => (await figures.disk()).used);
    asked('dfc_backup_age_seconds', 'How old the newest copy is; nothing where there is none.', () =>
      figures.backupAge(),
    );
    asked('dfc_rehearsal_age_seconds', 'How long ago a copy was last put back and found whole.', () =>
      figures.rehearsalAge(),
    );
    new Gauge({
      name: 'dfc_check_ok',
      help: 'What the overview tells administrators of each thing that looks after itself: 1 where it is well.',
      labelNames: ['check'],
      registers,
      async collect() {
        this.reset();
        const checks = await figures.checks().catch(() => []);
        for (const [check, isWell] of checks) this.set({ check }, isWell ? 1 : 0);
      },
    });
    return register;
  }
}
