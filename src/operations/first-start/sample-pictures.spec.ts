import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { samplePictures } from './sample-content.js';

const CARD = '1200.jpg';
const pictures = await samplePictures();

/** The colours of a picture on a grid of 12 by 8. */
const coarse = (data: Buffer) => sharp(data).resize(12, 8, { fit: 'fill' }).removeAlpha().raw().toBuffer();

describe('the sample pictures', () => {
  it('are all in one size, and small', async () => {
    for (const { original } of pictures) {
      expect(await sharp(original).metadata()).toMatchObject({ format: 'jpeg', width: 960, height: 640 });
      expect(original.length).toBeLessThan(120_000);
    }
  });

  it('say what they show', () => {
    for (const { name, alt } of pictures)
      expect([name, alt]).toEqual([name, expect.stringMatching(/^Desenho de .{15,}/)]);
  });

  it('have versions that are what their names say', async () => {
    for (const { original, versions } of pictures) {
      for (const [file, data] of versions) {
        const [width = 0, ending = ''] = file.split('.');
        const { format, width: its, height } = await sharp(data).metadata();
        const [said, tall] =
          file === CARD ? ['jpeg', 630] : [ending.replace('avif', 'heif'), Math.round(Number(width) / 1.5)];
        expect({ file, format, width: its, height }).toEqual({
          file,
          format: said,
          width: Number(width),
          height: tall,
        });
        expect(data.length).toBeLessThan(file === CARD ? 300_000 : original.length);
      }
    }
  });

  it('are told apart at a glance', async () => {
    const seen = await Promise.all(
      pictures.map(async ({ name, original }) => ({ name, grid: await coarse(original) })),
    );
    for (const [index, one] of seen.entries()) {
      for (const other of seen.slice(index + 1)) {
        const difference = one.grid.reduce((sum, value, at) => sum + Math.abs(value - (other.grid[at] ?? 0)), 0);
        expect({ pair: `${one.name}, ${other.name}`, alike: difference / one.grid.length < 15 }).toMatchObject({
          alike: false,
        });
      }
    }
  });
});
