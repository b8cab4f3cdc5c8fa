import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers, markdown, nestedMarkdown, paths, queries, texts } from '../../test/support/hostile-shapes';
import { disproportion, workOf } from '../../test/support/work';
import { linkAddress, webAddress } from '@contract/link-address';
import { wellAddressed } from '@contract/well-addressed';
import { isPreview } from '../app/config/preview-parameter';
import { eventCounts } from '../app/lib/records/event-counts';
import { eventYear } from '../app/lib/records/event-year';
import { formattedText } from '../app/lib/words/formatted-text.server';
import { parsePhotos } from '../app/lib/records/parse-photos';
import { reportYear } from '../app/lib/records/report-year';
import { shownCount } from '../app/lib/records/shown-count';
import { summary } from '../app/lib/words/summary';
import { withoutEndSlashes } from '../app/lib/pages/without-end-slashes';
import { FinishedPage } from './finished-page';
import { ContentVersions } from './kept-pages/content-versions';
import { KeptPages } from './kept-pages/kept-pages';
import { routeOf } from './route-of';
import { withoutBodies } from './without-bodies';

/** The longest formatted text that is taken, which bounds what the parser does as the square of some shapes. */
const TEXT_LENGTH = 16_000;
/** Ten times what the worst shape takes. */
const MOST_TEXT_MS = 4_000;
/** Ten times as much is near the most that a request's head may have. */
const HEAD_BYTES = 1_400;
const PATIENCE = { timeout: 600_000 };

const routeAt = routeOf({ event: { id: 'event', path: 'eventos/:id' } } as never);

/** The functions that read a visitor's bytes, or the texts of somebody who was invited. */
const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  isPreview: (text) => isPreview(`/?${text}`),
  parsePhotos,
  parsePhotosInQuotes: (text) => parsePhotos(`'${text}'`),
  routeOf: routeAt,
  summary,
  linkAddress: (text) => linkAddress(text, 'https://site.pt'),
  webAddress,
  withoutEndSlashes,
  yearsAndCounts: (text) => {
    const parameters = new URLSearchParams(text);
    return [
      eventYear(parameters, [2026]),
      eventCounts(parameters),
      reportYear(parameters),
      shownCount(parameters, 'mostrar', 9),
    ];
  },
};

async function out(
  shapes: Readonly<Record<string, (size: number) => string>>,
  size: number,
  work: (text: string) => unknown,
) {
  const found: string[] = [];
  for (const [name, shape] of Object.entries(shapes)) {
    const complaint = await disproportion(size, shape, work);
    if (complaint !== undefined) found.push(`${name}: ${complaint}`);
  }
  return found;
}

describe('the work of the site', () => {
  it.each(Object.entries(parsers))('is in proportion to what is read: %s', PATIENCE, async (_name, parse) => {
    expect(await out({ ...texts, ...queries, ...paths }, HEAD_BYTES, parse)).toEqual([]);
  });

  it.each(Object.entries({ ...texts, ...markdown, ...nestedMarkdown }))(
    'is bounded for the longest formatted text: %s',
    PATIENCE,
    async (_name, shape) => {
      const text = shape(TEXT_LENGTH);
      expect(await workOf(() => formattedText(text))).toBeLessThan(MOST_TEXT_MS);
    },
  );
});

describe('the work of answering from memory', () => {
  let server: Server;
  beforeAll(async () => {
    const kept = new KeptPages(1_000_000);
    kept.relyOn(new ContentVersions('http://127.0.0.1', () => kept.forget()));
    const page = new FinishedPage(200, { etag: '"x"', 'cache-control': 's-maxage=60' }, Buffer.alloc(20_000, 'a'));
    const site = kept.before((asked, answer) => {
      void kept.once(asked, () => Promise.resolve(page)).then((made) => made.answer(asked, answer));
    });
    server = createServer(withoutBodies(wellAddressed(site))).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());

  const ask = async (path: string, sent: Record<string, string> = {}) => {
    const { port } = server.address() as AddressInfo;
    const asked = request({ port, path, headers: sent, agent: false }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
  };

  it('is in proportion to the address', PATIENCE, async () => {
    expect(await out(paths, HEAD_BYTES, (path) => ask(`/${path}`))).toEqual([]);
    expect(await out(queries, HEAD_BYTES, (query) => ask(`/eventos?${query}`))).toEqual([]);
  });

  it.each(headers)('is in proportion to the header %s: %s', PATIENCE, async (name, _what, value) => {
    expect(await disproportion(HEAD_BYTES, value, (written) => ask('/eventos', { [name]: written }))).toBeUndefined();
  });
});
