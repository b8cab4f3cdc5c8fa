import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Request } from 'express';
import type { StorageEngine } from 'multer';
import type { StagedFile, Storage } from '../storage/storage.js';

/** A file as multer hands it on after this engine took it in. */
export interface ReceivedFile {
  originalname: string;
  staged: StagedFile;
}

/** Lets multer stream each part straight into the storage's staging area; what breaks off leaves nothing behind. */
export class StagingEngine extends EventEmitter<{ tooLarge: [] }> implements StorageEngine {
  private readonly arriving: { through: PassThrough; staging: Promise<StagedFile> }[] = [];

  constructor(private readonly storage: Storage) {
    super();
  }

  /** Forgets every file of the request that was not published, also one that multer gave up while it still arrived. */
  async discardAll(): Promise<void> {
    for (const { through } of this.arriving) {
      if (!through.readableEnded) through.destroy(new Error('given up'));
    }
    for (const arrived of await Promise.allSettled(this.arriving.map(({ staging }) => staging))) {
      if (arrived.status === 'fulfilled') await this.storage.discard(arrived.value);
    }
  }

  _handleFile(_request: Request, file: Express.Multer.File, done: (error?: unknown, info?: object) => void): void {
    // busboy reports a part that is cut off as an error on its stream; through a stream of our own it rejects the stage
    const through = new PassThrough();
    file.stream.on('error', (error: Error) => through.destroy(error));
    file.stream.on('limit', () => this.emit('tooLarge'));
    file.stream.pipe(through);
    const staging = this.storage.stage(through);
    this.arriving.push({ through, staging });
    staging.then(
      (staged) => done(null, { staged, size: staged.size, path: staged.path }),
      (error: unknown) => done(error),
    );
  }

  _removeFile(_request: Request, file: Partial<ReceivedFile>, done: (error: Error | null) => void): void {
    if (file.staged === undefined) done(null);
    else this.storage.discard(file.staged).then(() => done(null), done);
  }
}
