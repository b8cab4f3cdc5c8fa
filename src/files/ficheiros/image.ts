import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Mutex } from 'async-mutex';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '#platform/errors/app-error.js';

const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END = 0xd9;
/** The frames that are drawn as they come: baseline and extended (ITU-T T.81, table B.1). */
const SEQUENTIAL = new Set([0xc0, 0xc1]);
/** Codes behind which no length is: no marker at all, a restart or a start. */
const isBare = (code: number) => code <= 0x01 || (code >= 0xd0 && code <= 0xd8);

interface JpegStructure {
  /** How many scans it has: a progressive one is drawn over its whole size by each. */
  scans: number;
  /** Its first scan has all of it, so a decoder needs no more than a few lines at a time. */
  streams: boolean;
  ended: boolean;
}

const MAX_PIXELS = 60_000_000;
/** A JPEG that comes line by line is made smaller while it is read: what telephones make takes less than 60 others. */
const MAX_STREAMED_PIXELS = 210_000_000;
/** An AVIF is decoded whole, in some 20 bytes a pixel. */
const MAX_AVIF_PIXELS = 24_000_000;
/** Each costs as much as all pixels of the picture; cameras and programs make a dozen. */
const MAX_SCANS = 50;
const MAX_FRAMES = 1;
const MAX_SIDE = 2_560;
const JPEG_END = Buffer.from([0xff, 0xd9]);

const HEIC = 'As fotografias HEIC de um iPhone não são aceites. Partilhe-a como JPG.';
const BROKEN = 'A imagem não chegou inteira, ou está estragada. Veja se abre no seu computador e envie-a de novo.';
const TOO_MANY_SCANS = `A imagem é um JPEG progressivo de mais de ${MAX_SCANS} passagens. Guarde-a de novo como JPG normal.`;

/** The image formats that are taken in, by how they begin, with what they are stored as. */
const formats = {
  jpeg: { begins: /^\xff\xd8\xff/, extension: 'jpg', type: 'image/jpeg' },
  png: { begins: /^\x89PNG\r\n/, extension: 'png', type: 'image/png' },
  webp: { begins: /^RIFF[^]{4}WEBP/, extension: 'webp', type: 'image/webp' },
  gif: { begins: /^GIF8[79]a/, extension: 'webp', type: 'image/webp' },
  avif: { begins: /^[^]{4}ftyp(?:[^]{4})*?avi[fs]/, extension: 'webp', type: 'image/webp' },
} as const;
/** A picture of the family of AVIF that is none, in the codings of iPhones and cameras. */
const HEIC_BEGINS = /^[^]{4}ftyp(?:hei|hev|mif1|msf1)/;
/** The first bytes, among which are the brands of an AVIF. */
const HEAD_BYTES = 64;

const encoders: Readonly<Record<'jpg' | 'png' | 'webp', (image: Sharp, isQuick: boolean) => Sharp>> = {
  jpg: (image, isQuick) => image.jpeg({ quality: 85, mozjpeg: !isQuick }),
  png: (image) => image.png({ compressionLevel: 9 }),
  webp: (image) => image.webp({ quality: 85 }),
};

/** A few bytes can be a picture that takes hundreds of megabytes and seconds of a thread that files and passwords need. */
const turns = new Mutex();

/**
 * Decodes an image and encodes it again, upright, at most 2560 pixels a side: nothing of the sender's bytes but its pixels
 * is left, no metadata and nothing hidden. One at a time.
 * @param path a staged file
 * @param isQuick whether a JPEG is encoded in a tenth of the time, to a file that is a little larger
 * @returns undefined where the bytes are no image of a format that we take: JPEG, PNG, WebP, GIF or AVIF
 * @throws AppError 'unsupported' with the reason where such an image is not taken
 */
export const cleanImage = (path: string, isQuick = false) => turns.runExclusive(() => clean(path, isQuick));

async function clean(path: string, isQuick: boolean) {
  const head = (await buffer(createReadStream(path, { end: HEAD_BYTES - 1 }))).toString('latin1');
  const format = (Object.keys(formats) as (keyof typeof formats)[]).find((name) => formats[name].begins.test(head));
  if (format === undefined) {
    if (HEIC_BEGINS.test(head)) throw new AppError('unsupported', HEIC);
    return undefined;
  }
  const { extension, type } = formats[format];
  try {
    const others = { source: path, most: format === 'avif' ? MAX_AVIF_PIXELS : MAX_PIXELS, failOn: 'error' } as const;
    const { source, most, failOn } = format === 'jpeg' ? await jpegOf(path) : others;
    const { width, height } = await sharp(source, { limitInputPixels: false, pages: MAX_FRAMES }).metadata();
    if (width * height > most) throw new AppError('unsupported', tooManyPixels(width, height, most));
    const upright = sharp(source, { limitInputPixels: most, pages: MAX_FRAMES, failOn })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    return { data: await encoders[extension](upright, isQuick).toBuffer(), extension, type };
  } catch (error) {
    if (error instanceof AppError || (error instanceof Error && 'code' in error && error.code === 'ENOSPC'))
      throw error;
    throw new AppError('unsupported', BROKEN);
  }
}

/** A JPEG that lacks its end gets one, and may then lack nothing else. */
async function jpegOf(path: string) {
  const bytes = await readFile(path);
  const { scans, streams, ended } = jpegStructure(bytes);
  if (scans > MAX_SCANS) throw new AppError('unsupported', TOO_MANY_SCANS);
  const most = streams ? MAX_STREAMED_PIXELS : MAX_PIXELS;
  return ended
    ? { source: path, most, failOn: 'error' as const }
    : { source: Buffer.concat([bytes, JPEG_END]), most, failOn: 'warning' as const };
}

function tooManyPixels(width: number, height: number, most: number): string {
  const millions = (pixels: number, round: (millions: number) => number) => round(pixels / 1_000_000);
  const size = `${width} × ${height} píxeis, ${millions(width * height, Math.ceil)} milhões`;
  return `A imagem é demasiado grande: tem ${size}. O máximo neste formato são ${millions(most, Math.floor)} milhões. Guarde-a mais pequena.`;
}

/** How a JPEG is put together (ITU-T T.81, B.1.1). */
function jpegStructure(bytes: Buffer): JpegStructure {
  const found = { scans: 0, streams: false, ended: false };
  let components: number | undefined;
  let at = bytes.indexOf(MARKER);
  while (at !== -1 && at + 3 < bytes.length) {
    const code = bytes[at + 1] ?? END;
    if (code === END) return { ...found, ended: true };
    if (SEQUENTIAL.has(code)) components = bytes[at + 9];
    if (code === START_OF_SCAN) {
      found.scans += 1;
      if (found.scans === 1) found.streams = components !== undefined && bytes[at + 4] === components;
    }
    if (code === MARKER) at += 1;
    else at += isBare(code) ? 2 : 2 + bytes.readUInt16BE(at + 2);
    if (bytes[at] !== MARKER) at = bytes.indexOf(MARKER, at);
  }
  return { ...found, ended: at !== -1 && bytes[at + 1] === END };
}
