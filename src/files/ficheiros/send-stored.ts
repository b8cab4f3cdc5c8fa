import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { AppError } from '#platform/errors/app-error.js';
import { missingFile } from '../storage/ficheiro.entity.js';
import type { ByteRange, OpenedFile, StoredFacts, StoredFile } from '../storage/storage.js';

const CONDITIONS = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'range'];

/**
 * Sends a stored file, with ranges and conditional requests; a type that is already set stays. A file whose bytes stop
 * coming closes the connection, so that nobody takes a part of it for the whole.
 * @throws AppError 'notFound', 'precondition', 'range'
 */
export async function sendStored(response: Response, file: StoredFile): Promise<void> {
  const { method, headers } = response.req;
  if (method === 'GET' && CONDITIONS.every((name) => headers[name] === undefined)) {
    // the most common, with one call to the storage
    const opened = await openOrThrow(file);
    setHeaders(response, file.name, opened);
    return send(response, opened.size, opened.bytes);
  }
  const facts = await file.stat();
  if (facts === undefined) throw missingFile();
  setHeaders(response, file.name, facts);
  const range = chooseRange(response.req, response, facts);
  if (range === 'nothing new') {
    response.removeHeader('Content-Type');
    response.status(304).end();
    return;
  }
  const length = range === undefined ? facts.size : range.end - range.start + 1;
  if (range !== undefined) {
    response.status(206).setHeader('Content-Range', `bytes ${range.start}-${range.end}/${facts.size}`);
  }
  if (method === 'HEAD') response.setHeader('Content-Length', length).end();
  else await send(response, length, (await openOrThrow(file, range)).bytes);
}

async function openOrThrow(file: StoredFile, range?: ByteRange): Promise<OpenedFile> {
  const opened = await file.open(range);
  if (opened === undefined) throw missingFile();
  return opened;
}

function setHeaders(response: Response, name: string, { modified, etag }: StoredFacts): void {
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Last-Modified', modified.toUTCString());
  response.setHeader('ETag', etag);
  if (!response.hasHeader('Content-Type')) response.type(extname(name));
}

/** Returns the part of a file that is asked for, undefined for all of it. @throws AppError 'precondition', 'range' */
function chooseRange(request: Request, response: Response, facts: StoredFacts): ByteRange | 'nothing new' | undefined {
  if (!meetsPreconditions(request, facts)) throw new AppError('precondition');
  if (request.fresh) return 'nothing new';
  const ranges = isRangeOfSameFile(request, facts) ? request.range(facts.size, { combine: true }) : undefined;
  if (ranges === -1) {
    response.setHeader('Content-Range', `bytes */${facts.size}`);
    throw new AppError('range');
  }
  // several parts at once are answered with the whole
  return typeof ranges === 'object' && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
}

function meetsPreconditions({ headers }: Request, { etag, modified }: StoredFacts): boolean {
  const match = headers['if-match'];
  if (match !== undefined)
    return match.split(',').some((one) => one.trim() === '*' || strong(one.trim()) === strong(etag));
  const since = Date.parse(headers['if-unmodified-since'] ?? '');
  return Number.isNaN(since) || inSeconds(modified) <= since;
}

/** Whether a part is wanted of what is there now. */
function isRangeOfSameFile({ headers }: Request, { etag, modified }: StoredFacts): boolean {
  const wanted = headers['if-range'];
  if (typeof wanted !== 'string') return true;
  return wanted.includes('"') ? strong(wanted) === strong(etag) : inSeconds(modified) <= Date.parse(wanted);
}

const strong = (etag: string) => etag.replace(/^W\//, '');
/** HTTP's moments have no milliseconds. */
const inSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000) * 1000;

async function send(response: Response, length: number, bytes: Readable): Promise<void> {
  response.setHeader('Content-Length', length);
  try {
    await pipeline(bytes, response);
  } catch {
    // the connection is closed by now: who asked went away, or the storage did; a pipeline that never began ends no stream
    bytes.destroy();
  }
}

/** Sends a personal document under its name for people: a download that nothing shows inline and nothing keeps. */
export async function sendDocument(
  response: Response,
  { file, nomeOriginal }: { file: StoredFile; nomeOriginal: string },
): Promise<void> {
  response.attachment(nomeOriginal);
  response.setHeader('Content-Type', 'application/pdf');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  await sendStored(response, file);
}
