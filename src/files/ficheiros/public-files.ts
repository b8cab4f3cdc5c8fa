import { extname } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { AppError } from '#platform/errors/app-error.js';
import { ShownPictures } from '../fotografias/shown-pictures.js';
import { Storage } from '../storage/storage.js';
import { FILE_NAME_LENGTH, missingFile } from '../storage/ficheiro.entity.js';
import { ImageVariants, servedWidths, type VariantFormat } from './image-variants.js';
import { sendStored } from './send-stored.js';
import { readableName } from './readable-name.js';

const FOREVER = 'public, max-age=31536000, immutable';
/** For a picture of children, so that taking it down works at once. */
const ASKED_EACH_TIME = 'public, no-cache';
/** For what stands in for a version that is not there yet. */
const UNTIL_IT_IS_MADE = 'public, max-age=60';
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const IMAGE = /\.(jpg|png|webp)$/;

/** Stored files that visitors do not get for now, though they are there. */
export abstract class WithheldFiles {
  /** Whether a file, not a picture, is one of them. */
  abstract isWithheld(nome: string): Promise<boolean>;
}

/** Serves the public area: answers are kept for ever, but for pictures that may be hidden and for renamed files. */
@Injectable()
export class PublicFiles {
  constructor(
    private readonly storage: Storage,
    private readonly variants: ImageVariants,
    private readonly pictures: ShownPictures,
    private readonly withheld: WithheldFiles,
  ) {}

  /** @param query as it came: a width, or the name without extension to save it under, and whether an editor asks */
  async send(
    name: string,
    { width, downloadName, isEditor }: { width: unknown; downloadName: unknown; isEditor: boolean },
    response: Response,
  ): Promise<void> {
    const wanted = width === undefined ? undefined : widthOf(width);
    const savedAs = downloadName === undefined ? undefined : savedNameOf(downloadName, name);
    const caching = await this.cachingOf(name, isEditor);
    response.setHeader('Content-Security-Policy', SANDBOX);
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('Cache-Control', caching);
    if (wanted === undefined || !IMAGE.test(name)) {
      if (savedAs !== undefined) response.attachment(savedAs).setHeader('Cache-Control', 'no-store');
      return sendStored(response, this.storage.file('uploads', name));
    }
    response.vary('Accept');
    const [original, { file, final }] = await Promise.all([
      this.storage.stat('uploads', name),
      this.variants.find(name, wanted, formatFor(response.req.headers.accept)),
    ]);
    // a version can outlive its picture until the process that was making it has seen that
    if (original === undefined) throw missingFile();
    if (!final && caching === FOREVER) response.setHeader('Cache-Control', UNTIL_IT_IS_MADE);
    return sendStored(response, file);
  }

  /** @throws AppError 'notFound' where who asks may not see it: a picture that is held back, a document in the bin */
  private async cachingOf(name: string, isEditor: boolean): Promise<string> {
    if (IMAGE.test(name)) {
      const state = await this.pictures.stateOf(name);
      if (state === undefined) return FOREVER;
      if (state === 'visivel') return ASKED_EACH_TIME;
    } else if (!(await this.withheld.isWithheld(name))) return FOREVER;
    if (!isEditor) throw missingFile();
    return 'no-store';
  }
}

/** AVIF only where it is named: browsers that cannot show it ask for any kind of image too. */
function formatFor(accept = ''): VariantFormat {
  const named = accept.split(',').find((entry) => entry.trim().startsWith('image/avif'));
  return named === undefined || /;\s*q=0(\.0*)?\s*$/.test(named) ? 'webp' : 'avif';
}

/** @throws AppError 'invalid' where it is no text, or too long */
function savedNameOf(value: unknown, name: string): string {
  if (typeof value !== 'string' || value.length > FILE_NAME_LENGTH)
    throw new AppError('invalid', `O nome do ficheiro pode ter ${FILE_NAME_LENGTH} caracteres, no máximo.`);
  const extension = extname(name);
  const saved = readableName(value, extension);
  return saved === extension ? name : saved;
}

function widthOf(value: unknown): (typeof servedWidths)[number] {
  const width = servedWidths.find((candidate) => String(candidate) === value);
  if (width === undefined)
    throw new AppError('invalid', `A largura tem de ser uma destas: ${servedWidths.join(', ')}.`);
  return width;
}
