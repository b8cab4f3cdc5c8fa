import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { ReceivedFile } from '#files/arriving/multipart-form.js';
import { FicheirosService } from '#files/ficheiros/ficheiros.service.js';
import { nothingSaid, saveWhatIsSaid } from '#files/fotografias/said-of-pictures.js';
import { Storage } from '#files/storage/storage.js';
import { storedName } from '#files/storage/stored-name.js';

interface SampleFile {
  name: string;
  data: Buffer;
  /** Of a picture: its description, for people who do not see it. */
  alt?: string;
  /** A picture's smaller versions, which are then not made. */
  versions?: ReadonlyMap<string, Buffer>;
}

/** Brings made files in. */
@Injectable()
export class SampleFiles {
  constructor(
    private readonly ficheiros: FicheirosService,
    private readonly storage: Storage,
  ) {}

  /** Adds files without an upload's check, which encodes pictures anew. @returns the stored names, in order */
  add(tipo: string, files: readonly SampleFile[]): Promise<string[]> {
    return this.staged(files, (received) =>
      this.ficheiros.add(
        received.map(({ originalname, staged }, index) => {
          const nome = storedName(originalname, extname(originalname).slice(1));
          return { staged, area: 'uploads', nome, tipo, versions: files[index]?.versions };
        }),
        async (manager, nomes) => {
          for (const [index, nome] of nomes.entries()) {
            const alt = files[index]?.alt;
            if (alt !== undefined) await saveWhatIsSaid(manager, Object.assign(nothingSaid(manager, nome), { alt }));
          }
        },
      ),
    );
  }

  /** Stages files for as long as `work` needs them. */
  async staged<Result>(
    files: readonly SampleFile[],
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

/** The end of every sample text, so that nobody takes it for the association's own. */
export const SAMPLE_NOTE =
  'Este é um conteúdo de exemplo, criado para mostrar como a página fica. Substitua-o ou elimine-o no Painel Admin.';

/** Marks a title as a sample's. */
export const sampleTitle = (title: string) => `${title} (exemplo)`;
