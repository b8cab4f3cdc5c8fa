import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offerMetrics } from './metrics';

const counted = { hits: 3, misses: 1 };
let offered: Awaited<ReturnType<typeof offerMetrics>>;

beforeAll(async () => {
  offered = await offerMetrics({ port: 0, host: '127.0.0.1' }, counted);
});
afterAll(() => offered.close());

const ask = (path: string) => fetch(`http://127.0.0.1:${offered.port}${path}`);

test('Prometheus is told of the pages that were asked for, by route', async () => {
  offered.tell({ method: 'GET', route: '/eventos/:id', status: 200, seconds: 0.03 });
  const text = await (await ask('/metrics')).text();
  expect(text).toContain('dfc_http_requests_total{method="GET",route="/eventos/:id",status="200",program="site"} 1');
  expect(text).toContain('dfc_http_request_duration_seconds_sum{program="site",route="/eventos/:id"} 0.03');
  expect(text).toContain('dfc_page_cache_hits_total{program="site"} 3');
  expect(text).toContain('dfc_page_cache_misses_total{program="site"} 1');
  expect((await ask('/')).status).toBe(404);
});

test('the dashboard and the alert rules name only metrics of the site that there are', async () => {
  const files = ['grafana-dashboard.json', 'alerts.yml'].map((name) =>
    readFileSync(join(import.meta.dirname, '../../ops', name), 'utf8'),
  );
  const named = new Set([...files.join('\n').matchAll(/\bdfc_page_[a-z\d_]+/g)].map(([name]) => name));
  const text = await (await ask('/metrics')).text();
  expect([...named].filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
  expect(named.size).toBeGreaterThan(0);
});
