import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { settings } from '#platform/config/settings.js';
import { MetricsServer } from './metrics.server.js';

let api: TestApi;
beforeAll(async () => {
  // a message is never out before it is looked at
  api = await startApi({
    metrics: { port: 0, host: '127.0.0.1' },
    mail: { ...settings.mail, smtpUrl: 'smtp://127.0.0.1:9' },
  });
});
afterAll(() => api.stop());

const url = () => `http://127.0.0.1:${api.app.get(MetricsServer).port}`;
const metrics = async () => (await fetch(`${url()}/metrics`)).text();
/** The value of a metric's line, with what its labels must hold. */
const valueOf = (text: string, name: string, ...labels: string[]) => {
  const line = text.split('\n').find((one) => one.startsWith(name) && labels.every((label) => one.includes(label)));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
};

describe('what Prometheus is told', () => {
  it('is of routes and statuses, and of nothing that anybody writes', async () => {
    await api.http.get('/api/eventos/4711').query({ q: 'zarabatana' }).expect(404);
    await api.http.get('/zarabatana/4711').expect(404);
    const text = await metrics();
    const requests = 'dfc_http_requests_total';
    expect(valueOf(text, requests, 'method="GET"', 'route="/api/eventos/:id"', 'status="404"')).toBe(1);
    expect(valueOf(text, requests, 'route="unknown"', 'status="404"')).toBe(1);
    expect(valueOf(text, 'dfc_http_request_duration_seconds_count', 'route="/api/eventos/:id"')).toBe(1);
    expect(text).not.toMatch(/zarabatana|4711/);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds{program="api"}');
  });

  it('is how much is answered from memory', async () => {
    const counts = async () => {
      const text = await metrics();
      return ['hits', 'misses'].map((kind) => valueOf(text, `dfc_answer_cache_${kind}_total{`) ?? 0);
    };
    const [hits = 0, misses = 0] = await counts();
    for (let count = 0; count < 3; count += 1) await api.http.get('/api/parceiros').expect(200);
    expect(await counts()).toEqual([hits + 2, misses + 1]);
  });

  it('is how much mail waits, and for how long', async () => {
    const form = { nome: 'Ana', email: 'ana@escola.pt', tipo: 'Oficina DFC', mensagem: 'Olá' };
    await api.http.post('/formacoes').send(form).expect(201);
    const pending = await api.dataSource.manager.countBy(OutgoingMail, { state: 'pending' });
    expect(pending).toBeGreaterThan(0);
    const hourAgo = new Date(Date.now() - 3_600_000);
    await api.dataSource.manager.update(OutgoingMail, { state: 'pending' }, { createdAt: hourAgo });
    const text = await metrics();
    expect(valueOf(text, 'dfc_outbox_messages', 'state="pending"')).toBe(pending);
    expect(valueOf(text, 'dfc_outbox_oldest_seconds')).toBeGreaterThanOrEqual(3_600);
    expect(text).not.toContain('ana@escola.pt');
  });

  it('is what is due to be erased, and what room there is', async () => {
    const text = await metrics();
    expect(valueOf(text, 'dfc_erasures_due{')).toBe(0);
    expect(valueOf(text, 'dfc_erasures_unfinished')).toBe(0);
    expect(valueOf(text, 'dfc_storage_free_bytes')).toBeGreaterThan(0);
    expect(valueOf(text, 'dfc_storage_used_bytes')).toBeGreaterThan(0);
    expect(valueOf(text, 'dfc_database_pool_connections', 'state="used"') === undefined).toBe(settings.embedded);
  });

  it('is told of what is there when the database cannot say', async () => {
    await api.dataSource.query('ALTER TABLE outbox RENAME TO outbox_aside');
    const text = await metrics();
    await api.dataSource.query('ALTER TABLE outbox_aside RENAME TO outbox');
    expect(valueOf(text, 'dfc_outbox_messages')).toBeUndefined();
    expect(valueOf(text, 'dfc_storage_free_bytes')).toBeGreaterThan(0);
  });

  it('is told under one address, and to nobody without a port', async () => {
    expect((await fetch(`${url()}/`)).status).toBe(404);
    await api.http.get('/metrics').expect(404);
    const without = await startApi();
    expect(without.app.get(MetricsServer).port).toBeUndefined();
    await without.app.close();
  });
});

describe('the dashboard and the alert rules', () => {
  it.each(['grafana-dashboard.json', 'alerts.yml'])('of ops/%s name only metrics that there are', async (file) => {
    const rules = readFileSync(join(import.meta.dirname, '../../../ops', file), 'utf8');
    const named = new Set([...rules.matchAll(/\b(?:dfc|nodejs|process)_[a-z\d_]+/g)].map(([name]) => name));
    // those of the site are compared beside its server
    const ours = [...named].filter((name) => !name.startsWith('dfc_page_'));
    expect(ours.length).toBeGreaterThan(5);
    const told = new Set([...(await metrics()).matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
    expect(ours.filter((name) => !told.has(name.replace(/_(?:bucket|sum|count)$/, '')) && !told.has(name))).toEqual([]);
  });
});
