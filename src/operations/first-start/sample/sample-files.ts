import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { ReceivedFile } from '../../../files/arriving/staging-engine.js';
import { FicheirosService } from '../../../files/ficheiros/ficheiros.service.js';
import { Storage } from '../../../files/storage/storage.js';

/** Brings made files in the way any upload comes in. */
@Injectable()
export class SampleFiles {
  constructor(
    private readonly ficheiros: FicheirosService,
    private readonly storage: Storage,
  ) {}

  /** @returns the stored names, in order */
  async upload(files: readonly { name: string; data: Buffer }[]): Promise<string[]> {
    return this.staged(files, (received) => this.ficheiros.upload(received));
  }

  /** Stages files for as long as `work` needs them. */
  async staged<Result>(
    files: readonly { name: string; data: Buffer }[],
    work: (received: ReceivedFile[]) => Promise<Result>,
  ): Promise<Result> {
    const received = await Promise.all(
      files.map(async ({ name, data }) => ({
        originalname: name,
        staged: await this.storage.stage(Readable.from([data])),
      })),
    );
    try {
      return await work(received);
    } finally {
      await Promise.all(received.map(({ staged }) => this.storage.discard(staged)));
    }
  }
}
