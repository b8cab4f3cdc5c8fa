import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { picture } from '../../../test/support/samples.js';
import { until } from '../../../test/support/until.js';
import { settings } from '#platform/config/settings.js';
import { Ficheiro } from '../storage/ficheiro.entity.js';

const FOREVER = 'public, max-age=31536000, immutable';
const CACHE = join(settings.dataDir, 'cache', 'larguras');
const ALL_WIDTHS = [320, 640, 960, 1280, 1920];

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
afterEach(() => {
  jest.restoreAllMocks();
});

async function upload(count: number, width = 900, height = 600): Promise<string[]> {
  const data = await picture('jpeg', width, height);
  const request = api.admin.post('/upload');
  for (let index = 0; index < count; index += 1) request.attach('images', data, `foto-${index}.jpg`);
  return ((await request.expect(200)).body as { filePaths: string[] }).filePaths;
}

/** As another process would find things: on the same database and the same files. */
async function restart(between: () => Promise<void> = async () => undefined): Promise<void> {
  await api.app.close();
  await between();
  api = await startApi();
}

const versions = (name: string) => readdir(join(CACHE, name)).catch((): string[] => []);
const made = async (name: string) =>
  (await versions(name)).filter((file) => /^\d+\.(avif|webp|jpg)$/.test(file)).sort();
/** The versions of a picture that has these widths; each has a card too. */
const ofWidths = (...widths: number[]) =>
  ['1200.jpg', ...widths.flatMap((width) => [`${width}.avif`, `${width}.webp`])].sort();
const untilMade = (name: string, ...widths: number[]) =>
  until(`${widths.join(', ')} of ${name}`, async () => (await made(name)).length === ofWidths(...widths).length);
const ask = (name: string, width: number, accept = 'image/webp') =>
  api.http.get(`/uploads/${name}?w=${width}`).set('Accept', accept).expect(200);
const sizeOf = async (body: unknown) => {
  const { width, format } = await sharp(body as Buffer).metadata();
  return { width, format };
};

/** Of the bytes of three colours, whether it is the green of a pixel that is not white. */
const isDrawn = (value: number, index: number) => index % 3 === 1 && value < 180;

describe('the widths of a picture', () => {
  it('are made when it arrives, without anyone asking, up to the first that holds all of it', async () => {
    const [name = ''] = await upload(1);
    await untilMade(name, 320, 640, 960);
    expect(await made(name)).toEqual(ofWidths(320, 640, 960));
    for (const [width, real] of [
      [320, 320],
      [960, 900],
      [1920, 900],
    ] as const) {
      const { body, headers } = await ask(name, width, 'image/avif');
      expect([await sizeOf(body), headers['content-type']]).toEqual([{ width: real, format: 'heif' }, 'image/avif']);
      expect(headers['cache-control']).toBe(FOREVER);
    }
  });

  it('are all made of a picture wide enough', async () => {
    const [name = ''] = await upload(1, 2_400, 20);
    await untilMade(name, ...ALL_WIDTHS);
    expect(await sizeOf((await ask(name, 1920)).body)).toEqual({ width: 1920, format: 'webp' });
  });

  const noise = { noise: { type: 'gaussian', mean: 128, sigma: 120 }, background: 'red', channels: 3 } as const;
  it.each([
    ['of many megapixels and noisy', { width: 4_000, height: 3_000, ...noise }, undefined],
    ['as broad as the card and noisy', { width: 1_200, height: 800, ...noise }, undefined],
    ['upright', { width: 800, height: 1_600, background: 'red', channels: 3 }, 315 * 630],
    ['small and half transparent', { width: 200, height: 100, background: '#f009', channels: 4 }, 200 * 100],
  ] as const)(
    'have a card for links beside them, a JPEG of 1200 × 630 under 300 kB: %s',
    async (_what, create, drawn) => {
      const format = create.channels === 4 ? 'png' : 'jpeg';
      const data = await sharp({ create }).toFormat(format).toBuffer();
      const { body } = await api.admin.post('/upload').attach('images', data, `foto.${format}`).expect(200);
      const [name = ''] = (body as { filePaths: string[] }).filePaths;
      await until('the card is made', async () => (await versions(name)).includes('1200.jpg'));
      const { body: card, headers } = await ask(name, 1200, 'image/avif,image/webp');
      const { format: made, width, height, size = Infinity } = await sharp(card as Buffer).metadata();
      expect([made, width, height, headers['content-type']]).toEqual(['jpeg', 1200, 630, 'image/jpeg']);
      expect(headers['cache-control']).toBe(FOREVER);
      expect(size).toBeLessThan(300_000);
      const pixels = await sharp(card as Buffer)
        .raw()
        .toBuffer();
      // noise fills the card, and has every colour
      expect(drawn === undefined ? 1 : pixels.filter(isDrawn).length / drawn).toBeCloseTo(1, 1);
    },
  );

  it('are made of the picture that comes with an invitation', async () => {
    const { body } = await api.admin.post('/api/convites').send({}).expect(201);
    const token = (body as { url: string }).url.split('/').at(-1) ?? '';
    const { body: sent } = await api.http
      .post('/upload')
      .set('X-Convite', token)
      .attach('images', await picture('jpeg', 300, 200), 'foto.jpg')
      .expect(200);
    await untilMade((sent as { filePaths: [string] }).filePaths[0], 320);
  });
});

describe('a width that is not there yet', () => {
  let name: string;

  beforeAll(async () => {
    [name = ''] = await upload(1, 1_300, 800);
    await untilMade(name, ...ALL_WIDTHS);
  });

  const leave = async (...files: string[]) => {
    for (const file of await versions(name)) {
      if (!files.includes(file)) await rm(join(CACHE, name, file));
    }
  };

  it('is answered with the next wider, then the next narrower, then the original, and only for a short time', async () => {
    const expectInstead = async (wanted: number, accept: string, width: number, type: string) => {
      const { body, headers } = await ask(name, wanted, accept);
      expect([(await sizeOf(body)).width, headers['content-type']]).toEqual([width, type]);
      expect([headers['cache-control'], headers['vary']]).toEqual([
        'public, max-age=60',
        expect.stringMatching('Accept'),
      ]);
    };
    await leave('1920.avif', '1280.webp', '960.webp', '960.avif', '640.webp');
    await expectInstead(320, 'image/webp', 640, 'image/webp');
    await expectInstead(640, 'image/avif', 640, 'image/webp');
    await expectInstead(1920, 'image/webp', 1280, 'image/webp');
    const { headers } = await ask(name, 960, 'image/avif');
    expect([headers['content-type'], headers['cache-control']]).toEqual(['image/avif', FOREVER]);
    await leave('1920.avif');
    await expectInstead(640, 'image/avif', 1300, 'image/avif');
    await expectInstead(640, 'image/webp', 1300, 'image/jpeg');
    await leave();
    await expectInstead(640, 'image/avif', 1300, 'image/jpeg');
    await expectInstead(1200, 'image/avif', 1300, 'image/jpeg');
  });

  it('is not made for a thousand who ask, for it or for a width that there is not', async () => {
    await leave();
    const asked = Array.from({ length: 1_000 }, (_, index) => [...ALL_WIDTHS, 1200][index] ?? index);
    for (let from = 0; from < asked.length; from += 100) {
      const answers = await Promise.all(
        asked.slice(from, from + 100).map((width) => api.http.get(`/uploads/${name}?w=${width}`)),
      );
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    }
    const [after = ''] = await upload(1, 60, 40);
    // it would have had its turn after what they asked for
    await untilMade(after, 320);
    expect(await made(name)).toEqual([]);
  });
});

describe('the queue', () => {
  it('ends with the process, and goes on with the next', async () => {
    const names = await upload(12, 400, 300);
    await restart();
    const half = await Promise.all(names.map(made));
    for (const name of names) await untilMade(name, 320, 640);
    expect(half.flat().length).toBeLessThan(names.length * ofWidths(320, 640).length);
  });

  it('makes what was thrown away of the cache again, or never made, at the next start', async () => {
    const [name = ''] = await upload(1, 60, 40);
    await untilMade(name, 320);
    await restart(() => rm(join(CACHE, name), { recursive: true }));
    await untilMade(name, 320);
    expect((await ask(name, 320)).headers['cache-control']).toBe(FOREVER);
    await restart(() => rm(join(CACHE, name, '1200.jpg')));
    await untilMade(name, 320);
  });

  it('forgets a picture that goes', async () => {
    const names = await upload(12, 400, 300);
    const [first = '', last = ''] = [names[0], names.at(-1)];
    const warn = jest.spyOn(Logger.prototype, 'warn');
    for (const name of [first, last]) await api.admin.delete(`/api/delete/${name}`).expect(204);
    for (const name of names.slice(1, -1)) await untilMade(name, 320, 640);
    expect([await versions(first), await versions(last)]).toEqual([[], []]);
    // as another process leaves it that dies while it makes one
    await mkdir(join(CACHE, first), { recursive: true });
    await writeFile(join(CACHE, first, '320.webp'), 'de antes');
    await api.http.get(`/uploads/${first}?w=320`).expect(404);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is not stopped by a picture that cannot be encoded, and says so once', async () => {
    const [other = '', broken = ''] = await upload(2, 60, 40);
    for (const name of [other, broken]) await untilMade(name, 320);
    const warn = jest.spyOn(Logger.prototype, 'warn');
    await restart(async () => {
      for (const name of [other, broken]) await rm(join(CACHE, name), { recursive: true });
      await writeFile(join(settings.dataDir, 'uploads', broken), 'nada');
    });
    await untilMade(other, 320);
    await until('the log says so', () => warn.mock.calls.length > 0);
    const [after = ''] = await upload(1, 60, 40);
    await untilMade(after, 320);
    const { id } = await api.dataSource.manager.findOneByOrFail(Ficheiro, { nome: broken });
    const said = warn.mock.calls.map(([message]) => message as { picture: number });
    expect(said.filter(({ picture: which }) => which === id)).toHaveLength(1);
    expect(JSON.stringify(said)).not.toContain(broken);
    const { headers } = await ask(broken, 320);
    expect(headers['cache-control']).toBe('public, max-age=60');
  });
});

it.each([
  ['of 108 megapixels', 12_000, 9_000, 2_560, 1_920],
  ['of a panorama', 16_384, 3_900, 2_560, 609],
])('a JPEG %s is made smaller', async (_what, width, height, ...smaller) => {
  const [name = ''] = await upload(1, width, height);
  const made = await sharp(join(settings.dataDir, 'uploads', name)).metadata();
  expect([made.width, made.height]).toEqual(smaller);
});
