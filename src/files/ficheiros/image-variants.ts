import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { type Folder, Storage, type StoredFile } from '../storage/storage.js';

/** The widths in pixels that `?w=` gives. */
export const variantWidths = [320, 640, 960, 1280, 1920] as const;
export type VariantWidth = (typeof variantWidths)[number];
export type VariantFormat = 'avif' | 'webp';

const WIDEST = variantWidths[variantWidths.length - 1] as VariantWidth;
/** The order in which they are made: what every browser shows first, and the narrow ones last. */
const FORMATS = ['webp', 'avif'] as const satisfies readonly VariantFormat[];
const WIDE_FIRST = variantWidths.toReversed();
/** Made last, so where it is there, all are. */
const LAST = fileName(variantWidths[0], 'avif');

const AVIF = { quality: 55, effort: 2 };
const WEBP = { quality: 78 };
/** No picture that we take in needs a tenth of it. */
const ENCODING_TIMEOUT_SECONDS = 60;

// as many pictures are made at once as there are turns for, each on one thread; none is asked for a second time
sharp.concurrency(1);
sharp.cache(false);

/** What is there for a wanted width. */
export interface FoundVariant {
  file: StoredFile;
  /** No better one will come. */
  final: boolean;
}

/** Smaller versions of stored images, stored beside them where they may be thrown away: a folder a picture, a file a version. */
@Injectable()
export class ImageVariants {
  constructor(private readonly storage: Storage) {}

  /**
   * The version of a picture that is wanted or, where that is not there, the next wider, else the next narrower, else
   * the original. Makes nothing.
   */
  async find(name: string, width: VariantWidth, format: VariantFormat): Promise<FoundVariant> {
    const original = this.storage.file('uploads', name);
    const folder = folderOf(name);
    const wanted = this.storage.file(folder, fileName(width, format));
    if ((await wanted.stat()) !== undefined) return { file: wanted, final: true };
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

  /** Whether all versions of a picture are there. */
  async isComplete(name: string): Promise<boolean> {
    return (await this.storage.stat(folderOf(name), LAST)) !== undefined;
  }

  /**
   * Makes the versions of a picture that are not there yet: each width up to the first that is not narrower than the
   * picture, which has the picture's own.
   * @param original the bytes of the stored image
   * @param goesOn asked before each; once it says no, the rest is left
   */
  async complete(original: Buffer, name: string, goesOn: () => boolean): Promise<void> {
    const there = await this.versionsOf(name);
    const own = (await sharp(original).metadata()).width;
    const widest = variantWidths.find((width) => width >= own) ?? WIDEST;
    for (const format of FORMATS) {
      for (const width of WIDE_FIRST.filter((each) => each <= widest)) {
        if (!goesOn()) return;
        if (!there.has(fileName(width, format))) await this.make(original, name, width, format);
      }
    }
  }

  /** Throws away what is kept of a picture that has gone. */
  async remove(name: string): Promise<void> {
    await this.storage.removeAll(folderOf(name));
  }

  private async versionsOf(name: string): Promise<Set<string>> {
    const there = new Set<string>();
    for await (const { name: file } of this.storage.list(folderOf(name))) there.add(file);
    return there;
  }

  private async make(original: Buffer, name: string, width: VariantWidth, format: VariantFormat): Promise<void> {
    const resized = sharp(original)
      .resize({ width, withoutEnlargement: true })
      .timeout({ seconds: ENCODING_TIMEOUT_SECONDS });
    const data = await (format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP)).toBuffer();
    await this.storage.put(data, folderOf(name), fileName(width, format));
  }
}

const folderOf = (name: string): Folder => `cache/larguras/${name}`;

function fileName(width: VariantWidth, format: VariantFormat): string {
  return `${width}.${format}`;
}
