import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startTracer } from './start-tracer';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

test('a page and what it asks of the API are one trace, which the API is told of', async () => {
  const bodies: string[] = [];
  const collector = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const tracer = await startTracer(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
  const trace = tracer.begin('3f0c5a52-7d0b-4a53-9a3c-0d9fdc1c2a11', undefined);
  const asked = trace.ask();
  asked.end(200);
  trace.end('GET', '/eventos', 200);
  await tracer.end();
  collector.closeAllConnections();
  await new Promise((resolve) => collector.close(resolve));
  const [sent] = bodies.map(
    (body) => (JSON.parse(body) as { resourceSpans: [{ scopeSpans: [{ spans: Span[] }] }] }).resourceSpans[0],
  );
  const spans = sent?.scopeSpans[0].spans ?? [];
  const page = spans.find(({ name }) => name === 'GET /eventos');
  const question = spans.find(({ name }) => name === 'API');
  expect(question).toMatchObject({ traceId: page?.traceId, parentSpanId: page?.spanId });
  expect(asked.traceparent).toBe(`00-${page?.traceId}-${question?.spanId}-01`);
});
