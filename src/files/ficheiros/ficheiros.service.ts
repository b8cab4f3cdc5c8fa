import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { amendAction } from '#platform/requests/audited-action.js';
import { AppError } from '#platform/errors/app-error.js';
import { databaseTrouble } from '#platform/errors/database-errors.js';
import { type Condition, listOf, type Page, type RawListQuery } from '#platform/lists/list-spec.js';
import { parseListQuery } from '#platform/lists/list-query.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import { messages } from '#platform/messages.js';
import { removeRecords } from '#platform/database/search/search.subscriber.js';
import { afterCommit, forUpdate, idsOf, lockOrThrow, Transactions } from '#platform/database/transactions.js';
import type { ReceivedFile } from './multipart-form.js';
import { type Area, type StagedFile, Storage, type StoredFile } from '../storage/storage.js';
import { documentName, storedName, uniquePartOf } from '../storage/stored-name.js';
import { Ficheiro, type FilePlace, missingFile } from '../storage/ficheiro.entity.js';
import { describeUses, replacePicture } from './file-uses.js';
import { titledPictures } from '../fotografias/picture-descriptions.js';
import { cleanImage } from './image.js';
import { Fotografia } from '../fotografias/fotografia.entity.js';
import { readableName } from './readable-name.js';
import { VariantQueue } from './variant-queue.js';

/** The public files. A file's id on the wire is its stored name. */
export const ficheirosList = listOf(Ficheiro, {
  columns: {
    id: { property: 'nome', kind: 'code' },
    nome: 'code',
    createdAt: 'moment',
    tipo: { property: 'imagem', kind: 'flag', words: { image: true, pdf: false } },
    porDescrever: 'flag',
  },
  defaultOrder: [{ property: 'id', direction: 'DESC' }],
  within: 'area',
});

/** So far into a file readers look for its header: printers, mail and servers put lines of theirs in front. */
const HEADER_WINDOW = 1024;
/** So far from its end they look for the last of it: zeros and advertising come behind. */
const TRAILER_WINDOW = 64 * 1024;

/** A checked file, waiting to be published under its name. */
export interface PreparedFile {
  staged: StagedFile;
  /** SHA-256 of what arrived, where that is not what is stored. */
  original?: string;
  area: Area;
  nome: string;
  /** The name that its sender gave a personal document. */
  nomeOriginal?: string;
  tipo: string;
}

interface UploadOptions {
  imagesOnly?: boolean;
  /** Spends little on pictures that come by the thousand and that nobody looks at yet: the next start makes their versions. */
  isSparing?: boolean;
  /** Runs in the transaction that makes the files known, with their stored names in order. */
  alongside?: (manager: EntityManager, nomes: readonly string[]) => Promise<void>;
}

const PDF_TYPE = 'application/pdf';
const PDF_ENDING = '.pdf';
/** Returns the extension without the blanks and invisible characters that a name may end in. */
const extensionOf = (name: string) =>
  /\.([^.]+)$/
    .exec(name)?.[1]
    ?.replaceAll(/[\s\p{C}]/gu, '')
    .toLowerCase() ?? '';
/** Whether a file is a PDF by its name. */
export const isNamedPdf = ({ originalname }: ReceivedFile): boolean => extensionOf(originalname) === 'pdf';
const isImage = (type: string) => type.startsWith('image/');
/** The endings that cameras and programs give pictures; which they are, their bytes say. */
const imageExtensions = 'jpg jpeg jpe jfif jif jfi pjpeg pjp mpo png apng webp gif avif avifs heic heif hif'.split(' ');

/** Everything that is stored: checked by bytes and extension together, on disk before its row commits. */
@Injectable()
export class FicheirosService {
  private readonly records = new RecordReader(this.transactions.manager.getRepository(Ficheiro), ficheirosList);

  constructor(
    private readonly storage: Storage,
    private readonly transactions: Transactions,
    private readonly variants: VariantQueue,
  ) {}

  /** The public files, the newest first. One that the title beside it describes is not among those to be described. */
  async list(raw: RawListQuery): Promise<Page<Ficheiro>> {
    const query = parseListQuery(raw, ficheirosList);
    const conditions: Condition<Ficheiro>[] = [{ property: 'area', comparison: 'equal', value: 'uploads' }];
    if (
      query.conditions.some((asked) => asked.property === 'porDescrever' && 'value' in asked && asked.value === true)
    ) {
      const titled = await titledPictures(this.transactions.manager);
      conditions.push({ property: 'nome', comparison: 'noneOf', value: titled });
    }
    return this.records.find({ ...query, conditions: [...query.conditions, ...conditions] });
  }

  /** Names the places where a public file is in use, for people. @throws AppError 'notFound' */
  async usesOf(nome: string): Promise<string[]> {
    const { manager } = this.transactions;
    if (!(await manager.existsBy(Ficheiro, { nome, area: 'uploads' }))) throw missingFile();
    return describeUses(manager, nome);
  }

  /**
   * Finds the public files that were there already, with the bytes of some that have just come: as they arrived, or as
   * they are stored. The second finds those that came before what arrived was noted, too.
   * @param nomes stored names of what has just come
   * @returns the name of the oldest that is the same, by the name of what came; nothing of what is new
   */
  async findSame(nomes: readonly string[]): Promise<Record<string, string>> {
    const area = 'uploads';
    const { manager } = this.transactions;
    const came = await manager.findBy(Ficheiro, { area, nome: In(nomes) });
    const originals = came.flatMap(({ original }) => original ?? []);
    // each a range of an index
    const alike = [
      ...(await manager.findBy(Ficheiro, { area, original: In(originals) })),
      ...(await manager.findBy(Ficheiro, { area, sha256: In(came.map(({ sha256 }) => sha256)) })),
    ].sort((one, other) => one.id - other.id);
    const same = came.flatMap(({ id, nome, original, sha256 }) => {
      const first = alike.find((file) => file.id < id && (file.original === original || file.sha256 === sha256));
      return first === undefined ? [] : [[nome, first.nome] as const];
    });
    return Object.fromEntries(same);
  }

  /**
   * Shows another picture wherever a picture is shown, and removes it.
   * @param por the stored name of the other
   * @returns where it is now shown, for people
   * @throws AppError 'notFound'; 'invalid' where either is no picture
   */
  async replace(nome: string, por: string): Promise<string[]> {
    return this.transactions.run((manager) => {
      afterCommit(manager, () => this.removeFromDisk('uploads', nome));
      return replacePicture(manager, nome, por);
    });
  }

  /** Removes a public file and its cached versions. @throws AppError 'notFound'; 'conflict' while it is in use */
  async remove(nome: string): Promise<void> {
    const known = await this.transactions.manager.findOneBy(Ficheiro, { nome, area: 'uploads' });
    if (known === null) throw missingFile();
    await this.transactions.run(async (manager) => {
      // nothing is read before the lock: MySQL would go on showing the rows as they were before the wait for it
      const file = await lockOrThrow(manager, Ficheiro, known.id);
      const uses = await describeUses(manager, nome);
      if (uses.length > 0) throw new AppError('conflict', `Este ficheiro está em uso: ${uses.join(', ')}.`);
      await this.discard(manager, file);
    });
  }

  /** Takes images and PDF into the public area. @returns their stored names, in order. @throws AppError 'unsupported' */
  async upload(files: readonly ReceivedFile[], options: UploadOptions = {}): Promise<string[]> {
    if (files.length === 0) throw new AppError('invalid', 'Selecione pelo menos um ficheiro.');
    const prepared: PreparedFile[] = [];
    try {
      for (const file of files) prepared.push(await this.prepare(file, options));
      return await this.add(prepared, options);
    } finally {
      await Promise.all(prepared.map(({ staged }) => this.storage.discard(staged)));
    }
  }

  /** Publishes files and makes them known in one transaction; a picture's versions are made after. @returns their stored names, in order */
  async add(
    files: readonly PreparedFile[],
    { alongside, isSparing = false }: Pick<UploadOptions, 'alongside' | 'isSparing'>,
  ): Promise<string[]> {
    const nomes = files.map(({ nome }) => nome);
    await this.publish(files, () =>
      this.transactions.run(async (manager) => {
        for (const file of files) await this.record(manager, file);
        await alongside?.(manager, nomes);
        return nomes;
      }),
    );
    if (!isSparing)
      this.makeVersions(files.filter(({ area, tipo }) => area === 'uploads' && isImage(tipo)).map(({ nome }) => nome));
    return nomes;
  }

  /** Checks one PDF. @throws AppError 'unsupported' with `sentence` at `field` where it is none by name and content */
  async preparePdf(file: ReceivedFile, area: Area, field?: string, sentence: string = messages.notPdf) {
    const good = isNamedPdf(file) && (await isPdf(file.staged.path));
    if (!good) throw new AppError('unsupported', sentence, field === undefined ? undefined : { [field]: sentence });
    const { staged, originalname } = file;
    if (area === 'uploads') return { staged, area, nome: storedName(originalname, 'pdf'), tipo: PDF_TYPE };
    return { staged, area, nome: documentName(), nomeOriginal: readableName(originalname, PDF_ENDING), tipo: PDF_TYPE };
  }

  /**
   * Publishes files and then commits what names them; where that fails, the files are taken away again. Not so where the
   * database or the storage went away: the commit may have happened, and a file without a row harms less than a row
   * without its file.
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

  async record(
    manager: EntityManager,
    { staged: { size: tamanho, sha256 }, original = sha256, area, nome, nomeOriginal, tipo }: PreparedFile,
  ): Promise<void> {
    const imagem = isImage(tipo);
    const porDescrever = imagem && area === 'uploads';
    const described = { area, nome, nomeOriginal: nomeOriginal ?? null, tipo, imagem, porDescrever };
    const bytes = { tamanho, sha256, original };
    await manager.save(manager.create(Ficheiro, { ...described, ...bytes, createdAt: new Date() }));
  }

  async forget(manager: EntityManager, ...nomes: readonly string[]): Promise<void> {
    if (nomes.length === 0) return;
    const files = await manager.find(Ficheiro, { select: { id: true }, where: { nome: In(nomes) } });
    await removeRecords(manager, Ficheiro, idsOf(files));
    await manager.delete(Fotografia, { nome: In(nomes) });
  }

  /** Forgets files, which leave the storage when the unit of work has committed. */
  async discard(manager: EntityManager, ...files: readonly FilePlace[]): Promise<void> {
    await this.forget(manager, ...files.map(({ nome }) => nome));
    for (const { area, nome } of files) afterCommit(manager, () => this.removeFromDisk(area, nome));
  }

  /** Whether a public file is there, as part of a unit of work: it stays until that ends. */
  async exists(manager: EntityManager, nome: string): Promise<boolean> {
    return (await manager.findOne(Ficheiro, { where: { nome, area: 'uploads' }, ...forUpdate })) !== null;
  }

  /** A personal document, and its name for people, once the trail tells that it is opened. @throws AppError 'notFound' */
  async openDocument(nome: string): Promise<{ file: StoredFile; nomeOriginal: string }> {
    const file = this.storage.file('documentos', nome);
    if ((await file.stat()) === undefined) throw missingFile();
    const row = await this.transactions.manager.findOneBy(Ficheiro, { nome, area: 'documentos' });
    amendAction({ recordId: uniquePartOf(nome) });
    await this.transactions.run(() => Promise.resolve());
    return { file, nomeOriginal: row?.nomeOriginal ?? nome };
  }

  /** Takes a stored file and its cached versions out of the storage, after the transaction that removed its row. */
  async removeFromDisk(area: Area, nome: string): Promise<void> {
    await this.storage.remove(area, nome);
    await this.variants.remove(nome);
  }

  /** Has the smaller versions of pictures made that were taken in sparingly. */
  makeVersions(nomes: readonly string[]): void {
    for (const nome of nomes) this.variants.add(nome);
  }

  private async prepare(file: ReceivedFile, { imagesOnly, isSparing }: UploadOptions): Promise<PreparedFile> {
    const extension = extensionOf(file.originalname);
    if (isNamedPdf(file) && !imagesOnly) return this.preparePdf(file, 'uploads');
    const image = imageExtensions.includes(extension) ? await cleanImage(file.staged.path, isSparing) : undefined;
    if (image === undefined) {
      const images = 'Só são aceites imagens JPG, PNG, WebP, GIF ou AVIF';
      throw new AppError('unsupported', imagesOnly ? `${images} válidas.` : `${images} e ficheiros PDF válidos.`);
    }
    const staged = await this.storage.stage(Readable.from([image.data]));
    const nome = storedName(file.originalname, image.extension);
    return { staged, original: file.staged.sha256, area: 'uploads', nome, tipo: image.type };
  }
}

/** Whether a file on disk is a PDF by its bytes; the name and the sender's media type count for nothing. */
async function isPdf(path: string): Promise<boolean> {
  const read = async (part: { start?: number; end?: number }) =>
    (await buffer(createReadStream(path, part))).toString('latin1');
  const head = await read({ end: HEADER_WINDOW - 1 });
  const tail = await read({ start: Math.max(0, (await stat(path)).size - TRAILER_WINDOW) });
  return /%PDF-[12]\.\d/.test(head) && tail.includes('%%EOF') && tail.includes('startxref');
}
