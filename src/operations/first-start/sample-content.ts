import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DAY_MS, HOUR_MS } from '#platform/dates/durations.js';
import { lisbonYear } from '#platform/dates/lisbon-day.js';
import { EquipaService } from '#content/equipa/equipa.module.js';
import { type EventType, eventYears } from '#content/eventos/evento.entity.js';
import { EventosService } from '#content/eventos/eventos.module.js';
import { ImprensaService } from '#content/imprensa/imprensa.module.js';
import { MateriaisService } from '#content/materiais/materiais.module.js';
import { RelatoriosService } from '#content/relatorios/relatorios.module.js';
import type { ReceivedFile } from '#files/ficheiros/multipart-form.js';
import { FicheirosService } from '#files/ficheiros/ficheiros.service.js';
import { ImageVariants } from '#files/ficheiros/image-variants.js';
import { sayOfPicture } from '#files/fotografias/said-of-pictures.js';
import { Storage } from '#files/storage/storage.js';
import { storedName } from '#files/storage/stored-name.js';
import descriptions from '#samples/descriptions.json' with { type: 'json' };
// a `picture`, and each of `photos`, is a folder of samples/pictures/
import records from '#samples/records.json' with { type: 'json' };

/** `#samples` is known by package.json, so the folder is found from `src/` and from the joined `dist/main.js` alike. */
const FOLDER = fileURLToPath(import.meta.resolve('#samples/pictures'));
const ORIGINAL = 'original.jpg';

/** The end of every sample text, so that nobody takes it for the association's own. */
const SAMPLE_NOTE =
  'Este é um conteúdo de exemplo, criado para mostrar como a página fica. Substitua-o ou elimine-o no Painel Admin.';

const sampleTitle = (title: string) => `${title} (exemplo)`;

const PAGE = '[0 0 595 842]';
const LINE_HEIGHT = 20;
const LINE_LENGTH = 75;
/** So many of the past years have a sample report. */
const REPORT_YEARS = 4;

interface SampleFile {
  originalname: string;
  data: Buffer;
}

/** The stored URL of a sample picture. */
type Photo = (name: string) => string;

/** Fills a new database with content that says of itself that it is a sample, so that no page looks empty. */
@Injectable()
export class SampleContent {
  constructor(
    private readonly eventos: EventosService,
    private readonly imprensa: ImprensaService,
    private readonly equipa: EquipaService,
    private readonly materiais: MateriaisService,
    private readonly relatorios: RelatoriosService,
    private readonly ficheiros: FicheirosService,
    private readonly variants: ImageVariants,
    private readonly storage: Storage,
  ) {}

  async create(): Promise<void> {
    if ((await this.eventos.list({ range: '[0,0]' })).total > 0) return;
    const photo = await this.addPictures();
    await this.addEvents(photo);
    await this.addArticles(photo);
    await this.addMembers(photo);
    await this.addMaterials(photo);
    await this.addReports();
  }

  private async addPictures(): Promise<Photo> {
    const pictures = await samplePictures();
    const files = pictures.map(({ original }, index) => ({ originalname: `exemplo-${index + 1}.jpg`, data: original }));
    const names = await this.addFiles('image/jpeg', files, async (manager, nomes) => {
      for (const [index, { alt }] of pictures.entries())
        await sayOfPicture(manager, nomes[index] ?? '', (row) => Object.assign(row, { alt }));
    });
    for (const [index, { versions }] of pictures.entries()) await this.variants.keep(names[index] ?? '', versions);
    return (wanted) => {
      const index = pictures.findIndex(({ name }) => name === wanted);
      if (index === -1) throw new Error(`samples/pictures/${wanted} is not there`);
      return `/uploads/${names[index]}`;
    };
  }

  /** Its days count from the day on which the database is made, so that upcoming events are upcoming; hours are UTC. */
  private async addEvents(photo: Photo): Promise<void> {
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    for (const { titulo, descricao, tipo, startDay, startHour, hours, picture, photos, ...event } of records.events) {
      const data = new Date(today + startDay * DAY_MS + startHour * HOUR_MS);
      await this.eventos.create({
        ...event,
        titulo: sampleTitle(titulo),
        descricao: withNote(descricao),
        tipo: tipo as EventType,
        data,
        dataFim: new Date(data.getTime() + hours * HOUR_MS),
        // the last year that an event can have, also for one that begins after it
        ano: Math.min(lisbonYear(data), eventYears.last),
        url: photo(picture),
        fotos: photos.map(photo),
        exemplo: true,
      });
    }
  }

  private async addArticles(photo: Photo): Promise<void> {
    for (const { titulo, categoria, hook, descricao, daysAgo, picture, photos } of records.articles) {
      await this.imprensa.create({
        titulo: sampleTitle(titulo),
        categoria,
        hook,
        descricao: withNote(descricao),
        data: new Date(Date.now() - daysAgo * DAY_MS),
        url: photo(picture),
        fotos: photos.map(photo),
        exemplo: true,
      });
    }
  }

  private async addMembers(photo: Photo): Promise<void> {
    for (const { nome, picture, testemunho, ...member } of records.members) {
      const words = { nome: sampleTitle(nome), testemunho: `${testemunho} ${SAMPLE_NOTE}` };
      await this.equipa.create({ ...member, ...words, img: photo(picture), exemplo: true });
    }
  }

  private async addMaterials(photo: Photo): Promise<void> {
    const named = records.materials.map(({ titulo, ...material }) => ({ ...material, titulo: sampleTitle(titulo) }));
    const names = await this.addFiles(
      'application/pdf',
      named.map(({ titulo, texto }) => ({
        originalname: `${titulo}.pdf`,
        data: samplePdf(titulo, [`${texto} `, SAMPLE_NOTE]),
      })),
    );
    for (const [index, { titulo, texto, picture }] of named.entries()) {
      const words = { titulo, texto: `${texto} ${SAMPLE_NOTE}` };
      const download = `/uploads/${names[index]}`;
      await this.materiais.create({ ...words, img: photo(picture), download, exemplo: true });
    }
  }

  private async addReports(): Promise<void> {
    const lastYear = lisbonYear(new Date()) - 1;
    for (let ano = lastYear - REPORT_YEARS + 1; ano <= lastYear; ano += 1) {
      const nome_do_ficheiro = sampleTitle(`Relatório de atividades ${ano}`);
      const pdf = { originalname: `relatorio-exemplo-${ano}.pdf`, data: samplePdf(nome_do_ficheiro, [SAMPLE_NOTE]) };
      await this.staged([pdf], ([file]) => this.relatorios.create({ nome_do_ficheiro, ano }, file, true));
    }
  }

  /** Adds files without an upload's check, which encodes pictures anew. @returns the stored names, in order */
  private addFiles(
    tipo: string,
    files: readonly SampleFile[],
    alongside?: (manager: EntityManager, nomes: readonly string[]) => Promise<void>,
  ): Promise<string[]> {
    return this.staged(files, (received) => {
      const prepared = received.map(({ originalname, staged }) => {
        const nome = storedName(originalname, extname(originalname).slice(1));
        return { staged, area: 'uploads' as const, nome, tipo };
      });
      return this.ficheiros.add(prepared, { alongside, isSparing: true });
    });
  }

  private async staged<Result>(files: readonly SampleFile[], work: (received: ReceivedFile[]) => Promise<Result>) {
    const received = await Promise.all(
      files.map(async ({ data, ...file }) => ({ ...file, staged: await this.storage.stage(Readable.from([data])) })),
    );
    try {
      return await work(received);
    } finally {
      await Promise.all(received.map(({ staged }) => this.storage.discard(staged)));
    }
  }
}

const withNote = (text: string) => `${text}\n\n${SAMPLE_NOTE}`;

/** Makes a PDF of one page with a title and paragraphs, for samples of things to download. */
function samplePdf(title: string, paragraphs: readonly string[]): Buffer {
  const lines = paragraphs.flatMap((paragraph) => [...wrapped(paragraph), '']);
  const shown = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  const content = `BT /F1 20 Tf 60 760 Td (${escaped(title)}) Tj /F1 12 Tf ${LINE_HEIGHT} TL T* T*\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox ${PAGE} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}

function wrapped(paragraph: string): string[] {
  return paragraph.match(new RegExp(`.{1,${LINE_LENGTH}}(?:\\s|$)`, 'g')) ?? [];
}

/** Portuguese letters are the same in Latin-1 and in the page's encoding; three characters mean something in a string. */
function escaped(text: string): string {
  return text.replaceAll(/[\\()]/g, (character) => `\\${character}`);
}

/** The drawings, with the smaller versions that would be made of them by the file names that `ImageVariants` gives them. */
export async function samplePictures() {
  const names = (await readdir(FOLDER)).toSorted();
  return Promise.all(names.map((name) => readPicture(name, (descriptions as Record<string, string>)[name] ?? '')));
}

async function readPicture(name: string, alt: string) {
  const folder = join(FOLDER, name);
  const read = (file: string) => readFile(join(folder, file));
  const others = (await readdir(folder)).filter((file) => file !== ORIGINAL);
  const versions = await Promise.all(others.map(async (file) => [file, await read(file)] as const));
  return { name, alt, original: await read(ORIGINAL), versions: new Map(versions) };
}
