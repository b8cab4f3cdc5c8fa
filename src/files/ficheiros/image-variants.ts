import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { type Folder, Storage } from '../storage/storage.js';

const variantWidths = [320, 640, 960, 1280, 1920] as const;
type VariantWidth = (typeof variantWidths)[number];
/** The card that a chat or a social network shows of a link: a JPEG, since not all of them take what browsers take. */
const CARD = { width: 1200, height: 630 } as const;
/** The widths in pixels that `?w=` gives. */
export const servedWidths = [...variantWidths, CARD.width] as const;
export type VariantFormat = 'avif' | 'webp';

const WIDEST = variantWidths[variantWidths.length - 1] as VariantWidth;
/** The order in which they are made: what every browser shows first, and the narrow ones last. */
const FORMATS = ['webp', 'avif'] as const satisfies readonly VariantFormat[];
const WIDE_FIRST = variantWidths.toReversed();
/** Made first: who asks for it keeps what is there for days. Pictures of before there were cards have all but it. */
const CARD_FILE = `${CARD.width}.jpg`;
/** Made last of the widths, so where it is there, all are. */
const LAST = fileName(variantWidths[0], 'avif');
const ALL_FILES = [CARD_FILE, ...FORMATS.flatMap((format) => WIDE_FIRST.map((width) => fileName(width, format)))];

const AVIF = { quality: 55, effort: 2 };
const WEBP = { quality: 78 };
/** From 300 kB on some chats show none. Even noise is a third of that in the worst quality. */
const MAX_CARD_BYTES = 299_999;
const CARD_QUALITIES = [80, 60, 40, 20];
/** No picture that we take in needs a tenth of it. */
const ENCODING_TIMEOUT_SECONDS = 60;

// as many pictures are made at once as there are turns for, each on one thread; none is asked for a second time
sharp.concurrency(1);
sharp.cache(false);

/** Smaller versions of stored images, stored beside them where they may be thrown away: a folder a picture, a file a version. */
@Injectable()
export class ImageVariants {
  constructor(private readonly storage: Storage) {}

  /**
   * The version of a picture that is wanted or, where that is not there, the next wider, else the next narrower, else
   * the original, which alone stands in for the card. Makes nothing.
   * @returns `final` where no better one will come
   */
  async find(name: string, width: (typeof servedWidths)[number], format: VariantFormat) {
    const original = this.storage.file('uploads', name);
    const folder = folderOf(name);
    const wanted = this.storage.file(folder, width === CARD.width ? CARD_FILE : fileName(width, format));
    if ((await wanted.stat()) !== undefined) return { file: wanted, final: true };
    if (width === CARD.width) return { file: original, final: false };
    const there = await this.versionsOf(name);
    const widths = [...variantWidths.filter((other) => other >= width), ...WIDE_FIRST.filter((other) => other < width)];
    // who takes AVIF takes WebP too
    const formats = format === 'avif' ? (['avif', 'webp'] as const) : (['webp'] as const);
    const names = widths.flatMap((other) => formats.map((each) => fileName(other, each)));
    const next = names.find((file) => there.has(file));
    return next === undefined
      ? { file: original, final: false }
      : { file: this.storage.file(folder, next), final: there.has(LAST) };
  }

  async isComplete(name: string): Promise<boolean> {
    const folder = folderOf(name);
    const [card, last] = await Promise.all([CARD_FILE, LAST].map((file) => this.storage.stat(folder, file)));
    return card !== undefined && last !== undefined;
  }

  /**
   * Makes the versions of a picture that are not there yet: the card, and each width up to the first that is not narrower
   * than the picture, which has the picture's own.
   * @param original the bytes of the stored image
   * @param goesOn asked before each; once it says no, the rest is left
   */
  async makeMissing(original: Buffer, name: string, goesOn: () => boolean): Promise<void> {
    const there = await this.versionsOf(name);
    if (!there.has(CARD_FILE)) await this.storage.put(await cardOf(original), folderOf(name), CARD_FILE);
    const own = (await sharp(original).metadata()).width;
    const widest = variantWidths.find((width) => width >= own) ?? WIDEST;
    for (const format of FORMATS) {
      for (const width of WIDE_FIRST.filter((each) => each <= widest)) {
        if (!goesOn()) return;
        if (there.has(fileName(width, format))) continue;
        const resized = sharp(original)
          .resize({ width, withoutEnlargement: true })
          .timeout({ seconds: ENCODING_TIMEOUT_SECONDS });
        const data = await (format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP)).toBuffer();
        await this.storage.put(data, folderOf(name), fileName(width, format));
      }
    }
  }

  /** Stores versions that were made before, by their file names, in the order in which `makeMissing` makes them. */
  async store(name: string, versions: ReadonlyMap<string, Buffer>): Promise<void> {
    for (const file of ALL_FILES) {
      const bytes = versions.get(file);
      if (bytes !== undefined) await this.storage.put(bytes, folderOf(name), file);
    }
  }

  async remove(name: string): Promise<void> {
    await this.storage.removeAll(folderOf(name));
  }

  private async versionsOf(name: string): Promise<Set<string>> {
    const there = new Set<string>();
    for await (const { name: file } of this.storage.list(folderOf(name))) there.add(file);
    return there;
  }
}

/** A picture as its card shows it: cut to fill it where large enough, else whole on white and never enlarged. */
async function cardOf(original: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(original).metadata();
  const fills = width > height && width >= CARD.width && height >= CARD.height;
  const { data, info } = await sharp(original)
    .resize({
      ...CARD,
      fit: fills ? 'cover' : 'contain',
      position: fills ? sharp.strategy.attention : 'centre',
      background: 'white',
      withoutEnlargement: true,
    })
    .flatten({ background: 'white' })
    .timeout({ seconds: ENCODING_TIMEOUT_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of CARD_QUALITIES) {
    const card = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (card.length <= MAX_CARD_BYTES) return card;
  }
  throw new Error('its card has too many bytes');
}

const folderOf = (name: string): Folder => `cache/larguras/${name}`;

function fileName(width: VariantWidth, format: VariantFormat): string {
  return `${width}.${format}`;
}
