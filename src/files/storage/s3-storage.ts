import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import type { Settings } from '#platform/config/config.js';
import { s3AddressOf } from '#platform/config/s3-address.js';
import { SECOND_MS } from '#platform/dates/durations.js';
import {
  type Area,
  type ByteRange,
  type Folder,
  type OpenedFile,
  type StagedFile,
  Storage,
  type StoredFacts,
} from './storage.js';
import { storedKey, storedKeyOrThrow } from './stored-name.js';

const CONNECTION_MS = 2 * SECOND_MS;
/** Until an answer begins, tries again included. */
const ANSWER_MS = 5 * SECOND_MS;
/** Without a byte, while a file is read or sent: who reads it may be slow. */
const IDLE_MS = 30 * SECOND_MS;
/** Until an answer where a file is sent, of 10 MB at most. */
const SENDING_MS = 20 * SECOND_MS;
const ATTEMPTS = 2;
const SOCKETS = 100;

/** Keeps the client silent: its callers report failures, without the names of files. */
const say = () => undefined;

type ObjectFacts = Pick<HeadObjectCommandOutput, 'ContentLength' | 'LastModified' | 'ETag'>;

/** Files in a bucket of a server that speaks S3; what still arrives is on the local disk. No address is ever signed. */
export class S3Storage extends Storage {
  private readonly logger = new Logger('Storage');
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly prefix: string;

  constructor({ storageUrl, storageKey, dataDir }: Pick<Settings, 'storageUrl' | 'storageKey' | 'dataDir'>) {
    super(join(dataDir, 'tmp'));
    const { bucket, prefix, endpoint, region } = s3AddressOf(storageUrl);
    this.bucket = bucket;
    this.prefix = prefix;
    this.client = new S3Client({
      region,
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      ...(storageKey && { credentials: storageKey }),
      maxAttempts: ATTEMPTS,
      logger: { trace: say, debug: say, info: say, warn: say, error: say },
      // servers that are not Amazon's do not all know the newer checksums
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECTION_MS,
        socketTimeout: IDLE_MS,
        httpAgent: { maxSockets: SOCKETS },
        httpsAgent: { maxSockets: SOCKETS },
      },
    });
  }

  /** Looks whether the bucket is there; one that cannot be asked now is only told. @throws Error where it refuses */
  override async prepare(): Promise<void> {
    await super.prepare();
    try {
      const command = new ListObjectsV2Command({ Bucket: this.bucket, MaxKeys: 1 });
      await this.client.send(command, { abortSignal: AbortSignal.timeout(ANSWER_MS) });
    } catch (error) {
      const status = statusOf(error);
      if (status !== undefined && status >= 400 && status < 500)
        throw new Error(`O armazenamento de STORAGE_URL recusa: ${nameOf(error)}.`, { cause: error });
      this.logger.warn({ storage: nameOf(error) });
    }
  }

  override async publish({ path, size, sha256 }: StagedFile, area: Area, name: string): Promise<void> {
    const file = await open(path);
    try {
      // what can't be read is not sent in time; unheard, the stream's error would end the process
      const Body = file.createReadStream({ autoClose: false }).on('error', () => undefined);
      await this.send(area, name, { Body, ContentLength: size, sha256 });
    } finally {
      await file.close();
    }
    await rm(path, { force: true });
  }

  override async put(bytes: Buffer, folder: Folder, name: string): Promise<void> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await this.send(folder, name, { Body: bytes, ContentLength: bytes.length, sha256 });
  }

  override async stat(folder: Folder, name: string): Promise<StoredFacts | undefined> {
    const key = storedKey(folder, name);
    if (key === undefined) return undefined;
    const command = new HeadObjectCommand({ Bucket: this.bucket, Key: this.prefix + key });
    const found = await this.askIfPresent((options) => this.client.send(command, options));
    return found && factsOf(found);
  }

  override async open(folder: Folder, name: string, range?: ByteRange): Promise<OpenedFile | undefined> {
    const key = storedKey(folder, name);
    if (key === undefined) return undefined;
    const Range = range && `bytes=${range.start}-${range.end}`;
    const command = new GetObjectCommand({ Bucket: this.bucket, Key: this.prefix + key, Range });
    const found = await this.askIfPresent((options) => this.client.send(command, options));
    if (found === undefined) return undefined;
    const whole = found.ContentRange === undefined ? undefined : Number(found.ContentRange.split('/')[1]);
    const facts = factsOf(whole === undefined ? found : { ...found, ContentLength: whole });
    return { ...facts, bytes: found.Body as Readable };
  }

  override async *list(folder: Folder): AsyncGenerator<{ name: string; modified: Date }> {
    if (storedKey(folder, 'x') === undefined) return;
    const Prefix = `${this.prefix}${folder}/`;
    for (let token: string | undefined; ;) {
      const command = new ListObjectsV2Command({ Bucket: this.bucket, Prefix, ContinuationToken: token });
      const page = await this.ask(ANSWER_MS, (options) => this.client.send(command, options));
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        const name = Key.slice(Prefix.length);
        if (LastModified !== undefined && storedKey(folder, name) !== undefined) yield { name, modified: LastModified };
      }
      token = page.NextContinuationToken;
      if (token === undefined) return;
    }
  }

  override async remove(folder: Folder, name: string): Promise<void> {
    const command = new DeleteObjectCommand({ Bucket: this.bucket, Key: this.keyOf(folder, name) });
    await this.askIfPresent((options) => this.client.send(command, options));
  }

  override async removeAll(folder: Folder): Promise<void> {
    storedKeyOrThrow(folder, 'x');
    for await (const { name } of this.list(folder)) await this.remove(folder, name);
  }

  private async send(
    folder: Folder,
    name: string,
    { sha256, ...content }: { Body: Readable | Buffer; ContentLength: number; sha256: string },
  ): Promise<void> {
    const command = new PutObjectCommand({ Bucket: this.bucket, Key: this.keyOf(folder, name), ...content });
    // part of what is signed: every server holds what has arrived against it
    command.middlewareStack.add(
      (next) => (call) => {
        (call.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = sha256;
        return next(call);
      },
      { step: 'build' },
    );
    await this.ask(SENDING_MS, (options) => this.client.send(command, options));
  }

  private keyOf(folder: Folder, name: string): string {
    return this.prefix + storedKeyOrThrow(folder, name);
  }

  /** @throws Error where there is no good answer in time: 'unavailable' to `databaseTrouble`. It names no file. */
  private async ask<Answer>(ms: number, send: (options: { abortSignal: AbortSignal }) => Promise<Answer>) {
    // no AbortSignal.timeout(): it would cut off a body that is still being read
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), ms);
    try {
      return await send({ abortSignal: late.signal });
    } catch (error) {
      throw Object.assign(new Error(`the storage: ${nameOf(error)}`), { code: 'ESTORAGE' });
    } finally {
      clearTimeout(timer);
    }
  }

  /** The same, where there being no such object is an answer too. */
  private askIfPresent<Answer>(send: (options: { abortSignal: AbortSignal }) => Promise<Answer>) {
    return this.ask(ANSWER_MS, (options) =>
      send(options).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
        return undefined;
      }),
    );
  }
}

function factsOf({ ContentLength = 0, LastModified = new Date(0), ETag = '' }: ObjectFacts): StoredFacts {
  return { size: ContentLength, modified: LastModified, etag: ETag };
}

/** A bucket that is not there is no file that is not there. */
function isMissing(error: unknown): boolean {
  return statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket';
}

function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
}

/** Returns an error's code or name and not its message, because the names of files are not for the log. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return (error as NodeJS.ErrnoException).code ?? error.name;
}
