import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type Collector, startCollector } from '../../../test/support/collector.js';
import { until } from '../../../test/support/until.js';

/** Of the site's span, as it hands it on. */
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const REQUEST = '3f0c5a52-7d0b-4a53-9a3c-0d9fdc1c2a11';
/** Stands in everything that is sent, and so may stand in no span. */
const MARK = 'zarabatana';

let collector: Collector;
let api: TestApi;
beforeAll(async () => {
  collector = await startCollector();
  api = await startApi({ otlpEndpoint: collector.endpoint });
});
afterAll(async () => {
  await api.stop();
  await collector.stop();
});

const named = (name: string, traceId?: string) =>
  collector.spans().find((span) => span.name === name && (traceId === undefined || span.traceId === traceId));
const send = (mensagem: string) =>
  api.http
    .post('/formacoes')
    .set('traceparent', `00-${TRACE}-${PARENT}-01`)
    .set('tracestate', `dfc=${MARK}`)
    .set('baggage', `nome=${MARK}`)
    .set('X-Request-Id', REQUEST)
    .query({ q: MARK })
    .send({ nome: MARK, email: `${MARK}@escola.pt`, tipo: 'Oficina DFC', mensagem });

describe('a form, where traces are kept', () => {
  it('is part of the span of who asks, and its statements are part of its own', async () => {
    await send('Bom dia').expect(201);
    await until('the span is there', () => Promise.resolve(named('POST /formacoes', TRACE) !== undefined));
    const span = named('POST /formacoes', TRACE);
    expect(span?.parentSpanId).toBe(PARENT);
    expect(span?.attributes).toEqual(
      expect.arrayContaining([
        { key: 'dfc.request_id', value: { stringValue: REQUEST } },
        { key: 'http.route', value: { stringValue: '/formacoes' } },
        { key: 'http.response.status_code', value: { intValue: 201 } },
      ]),
    );
    const statements = collector.spans().filter(({ parentSpanId }) => parentSpanId === span?.spanId);
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['INSERT', 'SELECT']));
    expect(new Set(statements.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  });

  it('says nothing of a person, of what was asked with, or of what a statement is about', async () => {
    await send(`Sou ${MARK}`).expect(201);
    await until('both spans are there', () =>
      Promise.resolve(collector.spans().filter(({ name }) => name === 'POST /formacoes').length >= 2),
    );
    const said = collector.bodies.join('\n');
    expect(said).not.toContain(MARK);
    expect(said).not.toMatch(/escola\.pt|INSERT INTO|\?q=/);
  });

  it('is a trace of its own where nothing that is asked with is one', async () => {
    await api.http.get('/api/eventos/4711').set('traceparent', `00-${MARK}`).expect(404);
    await until('the span is there', () => Promise.resolve(named('GET /api/eventos/:id') !== undefined));
    expect(named('GET /api/eventos/:id')?.parentSpanId).toBeUndefined();
  });
});
