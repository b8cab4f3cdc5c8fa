import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import sharp from 'sharp';
import { SETTINGS } from '../../platform/config/config.module.js';
import type { Settings } from '../../platform/config/config.js';

/** The widths in pixels that `?w=` gives. */
export const variantWidths = [320, 640, 960, 1280, 1920] as const;
export type VariantWidth = (typeof variantWidths)[number];
const variantFormats = ['avif', 'webp'] as const;
export type VariantFormat = (typeof variantFormats)[number];

const PARALLEL_ENCODINGS = 2;
const AVIF = { quality: 55, effort: 2 };
const WEBP = { quality: 78 };

/** Smaller versions of stored images, made when first asked for and kept in a cache that may be thrown away. */
@Injectable()
export class ImageVariants {
  private readonly folder: string;
  private readonly turns = new Semaphore(PARALLEL_ENCODINGS);
  private readonly underway = new Map<string, Promise<string>>();

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.folder = join(settings.dataDir, 'cache', 'imagens');
  }

  /**
   * @param original local path of the stored image
   * @returns local path of the version, never wider than the original
   */
  async get(original: string, name: string, width: VariantWidth, format: VariantFormat): Promise<string> {
    const path = this.pathOf(name, width, format);
    if (await exists(path)) return path;
    const waiting = this.underway.get(path);
    if (waiting !== undefined) return waiting;
    const making = this.turns
      .runExclusive(() => this.make(original, path, width, format))
      .finally(() => this.underway.delete(path));
    this.underway.set(path, making);
    return making;
  }

  /** Throws away what is kept of an image that has gone. */
  async forget(name: string): Promise<void> {
    const paths = variantWidths.flatMap((width) => variantFormats.map((format) => this.pathOf(name, width, format)));
    await Promise.allSettled(paths.flatMap((path) => this.underway.get(path) ?? []));
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  }

  private pathOf(name: string, width: VariantWidth, format: VariantFormat): string {
    return join(this.folder, `${name}.${width}.${format}`);
  }

  private async make(original: string, path: string, width: VariantWidth, format: VariantFormat): Promise<string> {
    const resized = sharp(original).resize({ width, withoutEnlargement: true });
    const data = await (format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP)).toBuffer();
    await mkdir(this.folder, { recursive: true });
    const unfinished = `${path}.${randomUUID()}`;
    await writeFile(unfinished, data);
    await rename(unfinished, path);
    return path;
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
