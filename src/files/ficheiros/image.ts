import { readFile } from 'node:fs/promises';
import { Mutex } from 'async-mutex';
import sharp, { type Sharp } from 'sharp';
import { jpegScans } from '../arriving/jpeg-scans.js';

const MAX_PIXELS = 60_000_000;
/** An AVIF is decoded whole, in some 20 bytes a pixel. */
const MAX_AVIF_PIXELS = 24_000_000;
/** Each costs as much as all pixels of the picture; cameras and programs make a dozen. */
const MAX_SCANS = 50;
const MAX_FRAMES = 1;
const MAX_SIDE = 2_560;

/** The image formats that are taken in, with what they are stored as. */
const formats = {
  jpeg: { extension: 'jpg', type: 'image/jpeg' },
  png: { extension: 'png', type: 'image/png' },
  webp: { extension: 'webp', type: 'image/webp' },
  gif: { extension: 'webp', type: 'image/webp' },
  heif: { extension: 'webp', type: 'image/webp' },
} as const;

/** An image made anew: nothing of the sender's bytes but its pixels is left. */
export interface CleanImage {
  data: Buffer;
  extension: string;
  type: string;
}

/** A few bytes can be a picture that takes hundreds of megabytes and seconds of a thread that files and passwords need. */
const turns = new Mutex();

/**
 * Decodes an image and encodes it again, upright, at most 2560 pixels a side; metadata and anything hidden is gone. One
 * at a time.
 * @param path a staged file
 * @returns undefined where the bytes are no image that we take (JPEG, PNG, WebP, GIF of up to 60 megapixels, AVIF of 24)
 */
export const cleanImage = (path: string): Promise<CleanImage | undefined> => turns.runExclusive(() => clean(path));

async function clean(path: string): Promise<CleanImage | undefined> {
  try {
    const image = sharp(path, { limitInputPixels: MAX_PIXELS, pages: MAX_FRAMES, failOn: 'error' });
    const { format, width, height } = await image.metadata();
    if (!Object.hasOwn(formats, format)) return undefined;
    if (format === 'heif' && width * height > MAX_AVIF_PIXELS) return undefined;
    if (format === 'jpeg' && jpegScans(await readFile(path)) > MAX_SCANS) return undefined;
    const { extension, type } = formats[format as keyof typeof formats];
    const upright = image
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    return { data: await encode(upright, extension).toBuffer(), extension, type };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw error;
    return undefined;
  }
}

function encode(image: Sharp, extension: 'jpg' | 'png' | 'webp'): Sharp {
  switch (extension) {
    case 'jpg':
      return image.jpeg({ quality: 85, mozjpeg: true });
    case 'png':
      return image.png({ compressionLevel: 9 });
    case 'webp':
      return image.webp({ quality: 85 });
  }
}
