import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { picture } from '../../../test/support/samples.js';
import { Ficheiro } from '../storage/ficheiro.entity.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const upload = (content: Buffer, name: string) => api.admin.post('/upload').attach('images', content, name);

async function expectRefused(content: Buffer, name: string, message: string): Promise<void> {
  const before = [await api.files('uploads'), await api.dataSource.manager.count(Ficheiro)];
  const { status, body } = await upload(content, name);
  expect([status, body.message]).toEqual([415, message]);
  expect([await api.files('uploads'), await api.dataSource.manager.count(Ficheiro)]).toEqual(before);
  expect(await api.files('tmp')).toEqual([]);
}

/** A grey progressive JPEG of 16 × 16 pixels that is drawn in so many scans, each of a few bytes (ITU-T T.81, G). */
function jpegOf(scans: number): Buffer {
  const segment = (code: number, data: number[]) => [0xff, code, 0, data.length + 2, ...data];
  // each table has one code, a zero: no difference in brightness; no detail in the next 2^14 blocks and more
  const codes = [1, ...Array<number>(15).fill(0)];
  // every bit of every detail may have a scan of its own
  const details = Array.from({ length: 63 * 14 }, (_, index) => {
    const [band, bit] = [1 + Math.floor(index / 14), 13 - (index % 14)];
    const before = bit === 13 ? 0 : bit + 1;
    return [...segment(0xda, [1, 1, 0, band, band, (before << 4) | bit]), 0x00, 0x01];
  });
  return Buffer.from([
    0xff,
    0xd8,
    ...segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    ...segment(0xc2, [8, 0, 16, 0, 16, 1, 1, 0x11, 0]),
    ...segment(0xc4, [0x00, ...codes, 0x00]),
    ...segment(0xc4, [0x10, ...codes, 0xe0]),
    ...segment(0xda, [1, 1, 0, 0, 0, 0]),
    0x0f,
    ...details.slice(0, scans - 1).flat(),
    0xff,
    0xd9,
  ]);
}

describe('a picture that costs more than its bytes', () => {
  it('is decoded alone, however many come at once', async () => {
    // cut off, it is found to be none by decoding it, and no versions of it are made
    const content = (await picture('jpeg', 2_000, 1_500)).subarray(0, -1_000);
    let most = 0;
    const count = () => {
      most = Math.max(most, sharp.counters().process);
    };
    sharp.queue.on('change', count);
    await Promise.all(Array.from({ length: 8 }, () => upload(content, 'foto.jpg').expect(415)));
    sharp.queue.off('change', count);
    expect(most).toBe(1);
  });

  it('is taken with as many scans as allowed, and refused with one more', async () => {
    await upload(jpegOf(50), 'foto.jpg').expect(200);
    await expectRefused(
      jpegOf(51),
      'foto.jpg',
      'A imagem é um JPEG progressivo de mais de 50 passagens. Guarde-a de novo como JPG normal.',
    );
  });

  it('is refused as an AVIF of more pixels than allowed', async () => {
    const avif = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'grey' } })
      .avif({ effort: 0 })
      .toBuffer();
    await upload(avif, 'foto.avif').expect(200);
    // the size that its header states: width and height follow the name and the version of the box
    const size = avif.indexOf('ispe') + 8;
    avif.writeUInt32BE(6_000, size);
    avif.writeUInt32BE(4_001, size + 4);
    await expectRefused(
      avif,
      'foto.avif',
      'A imagem é demasiado grande: tem 6000 × 4001 píxeis, 25 milhões. O máximo neste formato são 24 milhões. Guarde-a mais pequena.',
    );
  });
});
