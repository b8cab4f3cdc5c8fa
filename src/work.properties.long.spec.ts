import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../test/support/api.js';
import { headers, jsons, paths, queries, type Shape, texts } from '../test/support/hostile-shapes.js';
import { publicForms } from '../test/support/public-forms.js';
import { answeredRoutes, statedRoutes } from '../test/support/routes.js';
import { disproportion } from '../test/support/work.js';
import { MINUTE_MS } from '#platform/dates/durations.js';
import { openApiDocument } from '#operations/contract/openapi.js';

/**
 * The smaller sizes: ten times as much is near the most that a head, a form's field and a message may have, and that
 * JSON of short values, or of long ones, may have.
 */
const HEAD_BYTES = 1_400;
const JSON_BYTES = [1_900, 8_500];
const FIELD_BYTES = 6_000;
const MESSAGE_LENGTH = 490;
/** An answer may lead to an address that is spelt out at length. */
const ANSWER_HEAD_BYTES = 1_000_000;
const ENOUGH = 3;
const PATIENCE_MS = 20 * MINUTE_MS;

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';
const BOUNDARY = 'fim';
/** The values of a route's access that let no stranger in. */
const CLOSED = new Set<unknown>(['admin', 'editor']);

interface Route {
  method: string;
  path: string;
  /** The media type and the fields of its body, as the contract has them. */
  type: string | undefined;
  fields: readonly string[];
}

interface Sent {
  path?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** One way to be hard on a route. */
type Attack = readonly [name: string, make: (size: number) => Sent];

let api: TestApi;
let routes: readonly Route[];

beforeAll(async () => {
  const unlimited = { rateLimitForms: 0, rateLimitLogin: 0, rateLimitReads: 0, overloadDelayMs: 0 };
  api = await startApi({ ...unlimited, logLevel: 'error' });
  routes = routesOf(api);
});
afterAll(() => api.stop());

/** All that strangers may call, whoever registered it, and one route that lets none of them in. */
function routesOf({ app }: TestApi): Route[] {
  const access = new Map(statedRoutes(app).map((route) => [`${route.method} ${route.path}`, route.access]));
  const open = answeredRoutes(app).filter(({ method, path }) => !CLOSED.has(access.get(`${method} ${path}`)));
  const { paths: documented, components } = openApiDocument(app);
  return [...open, { method: 'POST', path: '/api/eventos' }].map(({ method, path }) => {
    const operations = documented[path.replaceAll(/:(\w+)/g, '{$1}')];
    const { requestBody } = operations?.[method.toLowerCase() as 'post'] ?? {};
    const [type, media] = Object.entries(requestBody && 'content' in requestBody ? requestBody.content : {})[0] ?? [];
    const name = media?.schema && '$ref' in media.schema ? media.schema.$ref.split('/').at(-1) : undefined;
    const schema = components?.schemas?.[name ?? ''];
    const fields = Object.keys((schema && 'properties' in schema && schema.properties) || {});
    return { method, path: path.replaceAll(/:\w+/g, '1'), type, fields };
  });
}

async function send(route: Route, { path = route.path, headers: sent, body = '' }: Sent): Promise<void> {
  const { port } = api.app.getHttpServer().address() as AddressInfo;
  const length = body === '' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const asked = request({
    port,
    agent: false,
    maxHeaderSize: ANSWER_HEAD_BYTES,
    method: route.method,
    path,
    headers: { ...length, ...sent },
  });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  // a stream has no end
  if (answer.headers['content-type']?.startsWith('text/event-stream')) answer.destroy();
  else await once(answer.resume(), 'end');
}

/** Measures the attacks on the routes, and tells the costs out of proportion; ends once there are enough of them. */
async function complaints(
  chosen: readonly Route[],
  attacksOn: (route: Route) => readonly Attack[],
  size = HEAD_BYTES,
): Promise<string[]> {
  expect(chosen).not.toEqual([]);
  const found: string[] = [];
  for (const route of chosen) {
    for (const [name, make] of attacksOn(route)) {
      const complaint = await disproportion(size, make, (sent) => send(route, sent));
      if (complaint !== undefined) found.push(`${route.method} ${route.path}, ${name}: ${complaint}`);
      if (found.length === ENOUGH) return found;
    }
  }
  return found;
}

/** The contract's own page, and what it is made of, are the same whatever they are asked with. */
const ours = () => routes.filter(({ path }) => !path.startsWith('/docs'));
const taking = (type: string) => routes.filter((route) => route.type === type);

const inPath = ({ path }: Route): Attack[] =>
  Object.entries(paths).map(([name, end]) => [name, (size) => ({ path: path.replace(/[^/]*$/, end(size)) })]);

const inQuery = ({ path }: Route): Attack[] =>
  Object.entries(queries).map(([name, query]) => [name, (size) => ({ path: `${path}?${query(size)}` })]);

const inHeaders: readonly Attack[] = [
  ...headers.map(([header, name, value]): Attack => [
    `${header} of ${name}`,
    (size) => ({ headers: { [header]: value(size) } }),
  ]),
  [
    'many headers',
    (size) => ({ headers: Object.fromEntries(Array.from({ length: size / 14 }, (_, i) => [`a${i}`, '1'])) }),
  ],
];

const json = (body: string): Sent => ({ headers: { 'Content-Type': JSON_TYPE }, body });

/** A text in all of some fields, which share its size. */
const filled = (fields: readonly string[], text: Shape, size: number): [string, string][] =>
  fields.map((field) => [field, text(Math.floor(size / fields.length))]);

const inJson = ({ fields }: Route): Attack[] => [
  ...Object.entries(jsons).map(([name, body]): Attack => [name, (size) => json(body(size))]),
  ...Object.entries(texts).map(([name, text]): Attack => [
    `fields of ${name}`,
    (size) => json(JSON.stringify(Object.fromEntries(filled(fields, text, size)))),
  ]),
];

const withMessage = (body: object): Attack[] =>
  Object.entries(texts).map(([name, text]) => [
    `a message of ${name}`,
    (size) => json(JSON.stringify({ ...body, mensagem: text(size) })),
  ]);

const form = (fields: readonly (readonly [name: string, value: string])[]): Sent => ({
  headers: { 'Content-Type': `${FORM_TYPE}; boundary=${BOUNDARY}` },
  body: `${fields
    .map(([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--${BOUNDARY}--\r\n`,
});

const inForm = ({ fields }: Route): Attack[] => [
  ...Object.entries(texts).flatMap(([name, text]): Attack[] => [
    [`fields of ${name}`, (size) => form(filled(fields, text, size))],
    [`a name of ${name}`, (size) => form([[text(size), '1']])],
  ]),
  ...['a[4294967294]', 'a[b][c]', 'a[]', '__proto__', 'a'].map((name): Attack => [
    `names like ${name}`,
    (size) => form(Array.from({ length: size / 60 }, () => [name, '1'] as const)),
  ]),
  ['a name of brackets', (size) => form([[`a${'[b]'.repeat(size / 3)}`, '1']])],
];

describe('the work that a stranger makes the API do', () => {
  it(
    'is in proportion to the address',
    async () => {
      expect(await complaints(routes, inPath)).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'is in proportion to the query',
    async () => {
      expect(
        await complaints(
          ours().filter(({ method }) => method === 'GET'),
          inQuery,
        ),
      ).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'is in proportion to the headers',
    async () => {
      expect(await complaints(ours(), () => inHeaders)).toEqual([]);
    },
    PATIENCE_MS,
  );

  it.each(JSON_BYTES)(
    'is in proportion to a JSON body of %i bytes and ten times as many',
    async (size) => {
      expect(await complaints(taking(JSON_TYPE), inJson, size)).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'is in proportion to a form',
    async () => {
      expect(await complaints(taking(FORM_TYPE), inForm, FIELD_BYTES)).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'is in proportion to a message that is taken',
    async () => {
      const taken = publicForms.filter(({ kind }) => kind === 'json').map(({ path }) => path);
      const found = await complaints(
        routes.filter(({ method, path }) => method === 'POST' && taken.includes(path)),
        ({ path }) => withMessage(publicForms.find((one) => one.path === path)?.body ?? {}),
        MESSAGE_LENGTH,
      );
      expect(found).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'is in proportion to whatever is repeated, wherever it stands',
    async () => {
      const signs = fc.constantFrom(...Array.from(' \t\n,;:=&%+"\'\\/*[]{}()<>@.-_#|~^$?!a1é\u0301\u200b\u{1F600}'));
      const piece = fc.array(signs, { minLength: 1, maxLength: 6 }).map((chosen) => chosen.join(''));
      const place = fc.constantFrom('a path', 'a query', 'a header', 'a body');
      await fc.assert(
        fc.asyncProperty(fc.nat(), place, piece, piece, async (number, where, repeatedly, last) => {
          const among = where === 'a body' ? [...taking(JSON_TYPE), ...taking(FORM_TYPE)] : routes;
          const route = among[number % among.length] as Route;
          const text: Shape = (size) => repeatedly.repeat(size / repeatedly.length) + last;
          const written = (size: number) => encodeURIComponent(text(size / 3));
          const [header] = headers[number % headers.length] ?? ['Accept'];
          const attacks: Record<string, Attack[1]> = {
            'a path': (size) => ({ path: `${route.path}/${written(size)}` }),
            'a query': (size) => ({ path: `${route.path}?filter=${written(size)}` }),
            'a header': (size) => ({
              headers: {
                [header]: text(size)
                  .replaceAll(/[^\t -~]/g, '~')
                  .trim(),
              },
            }),
            'a body': (size) =>
              route.type === FORM_TYPE
                ? form(filled(route.fields, text, size))
                : json(JSON.stringify(Object.fromEntries(filled(route.fields, text, size)))),
          };
          const attack = attacks[where] as Attack[1];
          expect(
            await complaints([route], () => [[where, attack]], where === 'a body' ? FIELD_BYTES : HEAD_BYTES),
          ).toEqual([]);
        }),
      );
    },
    PATIENCE_MS,
  );
});
