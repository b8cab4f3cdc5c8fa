import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { MINUTE_MS } from '../../platform/dates/durations.js';
import { SETTINGS } from '../../platform/config/config.module.js';
import type { Settings } from '../../platform/config/config.js';

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
const FINISHED: ReadonlySet<string> = new Set(
  variantWidths.flatMap((width) => FORMATS.map((format) => fileName(width, format))),
);

const AVIF = { quality: 55, effort: 2 };
const WEBP = { quality: 78 };
/** No picture that we take in needs a tenth of it. */
const ENCODING_TIMEOUT_SECONDS = 60;

// as many pictures are made at once as there are turns for, each on one thread; none is asked for a second time
sharp.concurrency(1);
sharp.cache(false);

/** What is there for a wanted width. */
export interface FoundVariant {
  /** Local path. */
  path: string;
  /** No better one will come. */
  final: boolean;
}

/** Smaller versions of stored images, in a cache that may be thrown away: a folder a picture, a file a version. */
@Injectable()
export class ImageVariants {
  private readonly root: string;
  /** Where an earlier version of this program kept them. */
  private readonly former: string;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.former = join(settings.dataDir, 'cache', 'imagens');
    this.root = join(settings.dataDir, 'cache', 'larguras');
  }

  /**
   * The version of a picture that is wanted or, where that is not there, the next wider, else the next narrower, else
   * the original. Makes nothing.
   * @param original local path of the stored image
   */
  async find(original: string, name: string, width: VariantWidth, format: VariantFormat): Promise<FoundVariant> {
    const folder = this.folderOf(name);
    const wanted = join(folder, fileName(width, format));
    if (await exists(wanted)) return { path: wanted, final: true };
    const there = new Set(await namesIn(folder));
    const widths = [...variantWidths.filter((other) => other >= width), ...WIDE_FIRST.filter((other) => other < width)];
    // who takes AVIF takes WebP too
    const formats = format === 'avif' ? (['avif', 'webp'] as const) : (['webp'] as const);
    const names = widths.flatMap((other) => formats.map((each) => fileName(other, each)));
    const next = names.find((file) => there.has(file));
    return { path: next === undefined ? original : join(folder, next), final: next !== undefined && there.has(LAST) };
  }

  /** Whether all versions of a picture are there. */
  isComplete(name: string): Promise<boolean> {
    return exists(join(this.folderOf(name), LAST));
  }

  /**
   * Makes the versions of a picture that are not there yet: each width up to the first that is not narrower than the
   * picture, which has the picture's own.
   * @param original local path of the stored image
   * @param goesOn asked before each; once it says no, the rest is left
   */
  async complete(original: string, name: string, goesOn: () => boolean): Promise<void> {
    const folder = this.folderOf(name);
    const own = (await sharp(original).metadata()).width;
    const widest = variantWidths.find((width) => width >= own) ?? WIDEST;
    await mkdir(folder, { recursive: true });
    for (const format of FORMATS) {
      for (const width of WIDE_FIRST.filter((each) => each <= widest)) {
        if (!goesOn()) return;
        const path = join(folder, fileName(width, format));
        if (!(await exists(path))) await make(original, path, width, format);
      }
    }
  }

  /** Throws away what is kept of a picture that has gone. */
  async remove(name: string): Promise<void> {
    await rm(this.folderOf(name), { recursive: true, force: true });
  }

  /** Throws away what nobody will ask for: an earlier version's cache, and what was half written when a process died. */
  async clearLeftovers(): Promise<void> {
    await rm(this.former, { recursive: true, force: true });
    for (const name of await namesIn(this.root)) {
      const folder = this.folderOf(name);
      for (const file of await namesIn(folder)) {
        if (!FINISHED.has(file) && (await isLeft(join(folder, file)))) await rm(join(folder, file), { force: true });
      }
    }
  }

  private folderOf(name: string): string {
    return join(this.root, name);
  }
}

function fileName(width: VariantWidth, format: VariantFormat): string {
  return `${width}.${format}`;
}

/** Whole or not at all, also where another process makes the same one. */
async function make(original: string, path: string, width: VariantWidth, format: VariantFormat): Promise<void> {
  const resized = sharp(original)
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: ENCODING_TIMEOUT_SECONDS });
  const data = await (format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP)).toBuffer();
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, data, { flush: true });
  await rename(unfinished, path);
}

/** Whether nobody writes it any more: another process may be at it, which takes less than a second. */
async function isLeft(path: string): Promise<boolean> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs < Date.now() - MINUTE_MS,
    () => false,
  );
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
