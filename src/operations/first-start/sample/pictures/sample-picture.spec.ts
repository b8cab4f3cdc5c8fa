import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { drawSample, samplePictures } from './sample-picture.js';

/** The colours of a picture on a grid of 12 by 8. */
const coarse = (data: Buffer) => sharp(data).resize(12, 8, { fit: 'fill' }).removeAlpha().raw().toBuffer();

describe('the sample pictures', () => {
  it('are drawn without a fault, all in one size, small, and always the same', async () => {
    for (const name of samplePictures) {
      const data = await drawSample(name);
      expect(await sharp(data).metadata()).toMatchObject({ format: 'jpeg', width: 960, height: 640 });
      expect(data.length).toBeLessThan(120_000);
    }
    const [first, again] = await Promise.all([drawSample('stage'), drawSample('stage')]);
    // the bytes themselves would be told one by one, for minutes
    expect(first.equals(again)).toBe(true);
  });

  it('are told apart at a glance', async () => {
    const seen = await Promise.all(
      samplePictures.map(async (name) => ({ name, grid: await coarse(await drawSample(name)) })),
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
