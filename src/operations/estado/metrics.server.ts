import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Pool } from 'mysql2';
import type { Registry } from 'prom-client';
import { DataSource, IsNull, LessThanOrEqual } from 'typeorm';
import { UnfinishedErasure } from '#erasing/erasure.entity.js';
import { mailStates, OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { KeptAnswers } from '#platform/cache/kept-answers.js';
import { Settings } from '#platform/config/config.js';
import { MINUTE_MS, SECOND_MS } from '#platform/dates/durations.js';
import { AnsweredRequests } from '#platform/requests/answered-requests.js';
import { Retention } from '#privacy/privacidade/retention.service.js';
import { EstadoService, memoizeFor } from './estado.service.js';
import { readDisk } from './checks.js';
import { listCopies } from './kept-copies.js';
import { LastRuns } from './last-runs.service.js';

/** Seconds: from an answer out of a small table to what somebody gives up on. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counting what is due takes a query for each resource; it changes once a day. */
const DUE_MS = 10 * MINUTE_MS;

/** The connections of a pool, as mysql2 keeps its books. */
type PoolBooks = Record<'_allConnections' | '_freeConnections' | '_connectionQueue', { length: number }>;

type Counts = Readonly<Record<string, number>>;

/** Answers `/metrics` on a port of its own, where one is set; without one nothing of it is loaded. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Metrics');
  private server: Server | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly retention: Retention,
    private readonly estado: EstadoService,
    private readonly runs: LastRuns,
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
    this.requests.onAnswered(({ method, route, status, seconds }) => {
      counted.inc({ method, route, status });
      timed.observe({ route }, seconds);
    });
    const { kept } = this;
    const counter = (name: string, help: string, count: () => number) =>
      new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset();
          this.inc(count());
        },
      });
    // what the database cannot say now is left out, and the rest is told
    const gauge = (name: string, help: string, ask: (now: Date) => Promise<number | undefined>) =>
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          const value = await ask(new Date()).catch(() => undefined);
          if (value === undefined) this.remove();
          else this.set(value);
        },
      });
    const gauges = (label: string, name: string, help: string, ask: (now: Date) => Promise<Counts>) =>
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          this.reset();
          const counts = await ask(new Date()).catch((): Counts => ({}));
          for (const [of, count] of Object.entries(counts)) this.set({ [label]: of }, count);
        },
      });
    const { manager, driver } = this.dataSource;
    counter('dfc_answer_cache_hits_total', 'Requests that were answered from memory.', () => kept.counted.hits);
    counter(
      'dfc_answer_cache_misses_total',
      'Requests that could have been, and of which nothing was kept.',
      () => kept.counted.misses,
    );
    gauges(
      'state',
      'dfc_database_pool_connections',
      'Connections to MySQL in use and free, and callers who wait for one; nothing on SQLite.',
      () => Promise.resolve(connectionsOf((driver as { pool?: Pool }).pool)),
    );
    gauges('state', 'dfc_outbox_messages', 'Messages in the outbox, by state.', async () => {
      const counts = mailStates.map(async (state) => [state, await manager.countBy(OutgoingMail, { state })] as const);
      return Object.fromEntries(await Promise.all(counts));
    });
    gauge('dfc_outbox_oldest_seconds', 'How long the oldest waiting message has waited.', async (now) => {
      const oldest = await manager.findOne(OutgoingMail, {
        select: { createdAt: true },
        where: { state: 'pending', heldFor: IsNull() },
        order: { createdAt: 'ASC' },
      });
      return oldest === null ? 0 : Math.max(0, secondsSince(oldest.createdAt, now));
    });
    gauge(
      'dfc_erasures_due',
      'Things that have had their days and are still there.',
      memoizeFor(DUE_MS, (now) => this.retention.countOverdue(now)),
    );
    gauge('dfc_erasures_unfinished', 'Erasures with something left to do outside of the database.', (now) =>
      manager.countBy(UnfinishedErasure, { dueAt: LessThanOrEqual(now) }),
    );
    const disk = () => readDisk(this.settings);
    gauge('dfc_storage_free_bytes', 'Room on the disk under DATA_DIR.', async () => (await disk()).free);
    gauge('dfc_storage_used_bytes', 'What is used of it, by whomever.', async () => (await disk()).used);
    gauge('dfc_backup_age_seconds', 'How old the newest copy is; nothing where there is none.', async (now) => {
      const [newest] = await listCopies(this.settings.backup.dir);
      return newest && secondsSince(newest.madeAt, now);
    });
    gauge('dfc_rehearsal_age_seconds', 'How long ago a copy was last put back and found whole.', async (now) => {
      const ended = (await this.runs.find('ensaio'))?.endedAt;
      return ended == null ? undefined : secondsSince(ended, now);
    });
    gauges(
      'check',
      'dfc_check_ok',
      'What the overview tells administrators of each thing that looks after itself: 1 where it is well.',
      async (now) => Object.fromEntries((await this.estado.findings(now)).map(({ id, bem }) => [id, Number(bem)])),
    );
    return register;
  }
}

const secondsSince = (moment: Date, now: Date) => (now.getTime() - moment.getTime()) / SECOND_MS;

/** SQLite has one connection, and no pool. */
function connectionsOf(pool: Pool | undefined): Counts {
  if (pool === undefined) return {};
  const { _allConnections: all, _freeConnections: free, _connectionQueue: queue } = pool as unknown as PoolBooks;
  return { used: all.length - free.length, free: free.length, waiting: queue.length };
}
