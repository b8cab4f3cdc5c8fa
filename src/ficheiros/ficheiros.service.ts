import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../common/errors/app-error.js';
import { databaseTrouble } from '../common/errors/database-errors.js';
import { messages } from '../common/messages.js';
import { isPdf } from '../common/uploads/pdf.js';
import type { ReceivedFile } from '../common/uploads/staging-engine.js';
import { Transactions } from '../database/transactions.js';
import { Storage } from '../storage/storage.js';
import type { Area, StagedFile } from '../storage/storage.js';
import { storedName } from '../storage/stored-name.js';
import { Ficheiro } from './ficheiro.entity.js';
import { cleanImage } from './image.js';

/** A judged file, waiting to be published under its name. */
export interface PreparedFile {
  staged: StagedFile;
  area: Area;
  nome: string;
  tipo: string;
}

const PDF_TYPE = 'application/pdf';
const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
const imageExtensions = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif'];

/** Everything that is stored: judged by bytes and extension together, on disk before its row commits. */
@Injectable()
export class FicheirosService {
  constructor(
    private readonly storage: Storage,
    private readonly transactions: Transactions,
  ) {}

  /** Takes images and PDF into the public area. @returns their stored names, in order. @throws AppError 'unsupported' */
  async upload(files: readonly ReceivedFile[]): Promise<string[]> {
    if (files.length === 0) throw new AppError('invalid', 'Selecione pelo menos um ficheiro.');
    const prepared: PreparedFile[] = [];
    try {
      for (const file of files) prepared.push(await this.judge(file));
      await this.publish(prepared, () =>
        this.transactions.run(async (manager) => {
          for (const file of prepared) await this.record(manager, file);
        }),
      );
    } finally {
      await Promise.all(prepared.map(({ staged }) => this.storage.discard(staged)));
    }
    return prepared.map(({ nome }) => nome);
  }

  /** Judges an attachment of a form. @throws AppError 'unsupported' where it is no PDF by name and by content */
  async preparePdf(file: ReceivedFile, area: Area): Promise<PreparedFile> {
    const good = extensionOf(file.originalname) === 'pdf' && (await isPdf(file.staged.path));
    if (!good) throw new AppError('unsupported', messages.notPdf);
    return { staged: file.staged, area, nome: storedName(file.originalname, 'pdf'), tipo: PDF_TYPE };
  }

  /**
   * Publishes files and then commits what names them; where that fails, the files are taken away again. Not so where the database
   * went away: the commit may have happened, and a file without a row harms less than a row without its file.
   */
  async publish<Result>(files: readonly PreparedFile[], commit: () => Promise<Result>): Promise<Result> {
    try {
      for (const { staged, area, nome } of files) await this.storage.publish(staged, area, nome);
      return await commit();
    } catch (error) {
      if (databaseTrouble(error) !== 'unavailable') {
        await Promise.all(files.map(({ area, nome }) => this.storage.remove(area, nome)));
      }
      throw error;
    }
  }

  /** Writes the row of a published file. */
  async record(manager: EntityManager, { staged, area, nome, tipo }: PreparedFile): Promise<void> {
    const { size: tamanho, sha256 } = staged;
    await manager.insert(Ficheiro, { area, nome, tipo, tamanho, sha256, createdAt: new Date() });
  }

  /** Removes the row of a file that is about to go. */
  async forget(manager: EntityManager, nome: string): Promise<void> {
    await manager.delete(Ficheiro, { nome });
  }

  /** A local path to read a stored file from. @throws AppError 'notFound' */
  async locateOrThrow(area: Area, nome: string): Promise<string> {
    const path = await this.storage.locate(area, nome);
    if (path === undefined) throw new AppError('notFound', 'O ficheiro pedido não existe.');
    return path;
  }

  /** Takes a stored file off the disk, after the transaction that removed its row. */
  async removeFromDisk(area: Area, nome: string): Promise<void> {
    await this.storage.remove(area, nome);
  }

  private async judge(file: ReceivedFile): Promise<PreparedFile> {
    const extension = extensionOf(file.originalname);
    if (extension === 'pdf') return this.preparePdf(file, 'uploads');
    const image = imageExtensions.includes(extension) ? await cleanImage(file.staged.path) : undefined;
    if (image === undefined) {
      throw new AppError('unsupported', 'Só são aceites imagens JPG, PNG, WebP, GIF ou AVIF e ficheiros PDF válidos.');
    }
    const staged = await this.storage.stage(Readable.from([image.data]));
    return { staged, area: 'uploads', nome: storedName(file.originalname, image.extension), tipo: image.type };
  }
}
