import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { EventosService } from '../../eventos/eventos.service.js';
import { FicheirosService } from '../../ficheiros/ficheiros.service.js';
import { Storage } from '../../storage/storage.js';
import { type SampleEvent, sampleEvents } from './sample-events.js';
import { samplePicture } from './sample-picture.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const PICTURES = 8;

/** Fills a new database with content that says of itself that it is a sample, so that no page looks empty. */
@Injectable()
export class SampleContent {
  constructor(
    private readonly eventos: EventosService,
    private readonly ficheiros: FicheirosService,
    private readonly storage: Storage,
  ) {}

  async create(): Promise<void> {
    if ((await this.eventos.list({ range: '[0,0]' })).total > 0) return;
    const pictures = await this.uploadPictures();
    const photo = (index: number) => `/uploads/${pictures[index % pictures.length]}`;
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    for (const [index, event] of sampleEvents.entries()) {
      await this.eventos.create({
        ...contentsOf(event, today),
        url: photo(index),
        fotos: Array.from({ length: event.photos }, (_, nth) => photo(index + nth + 1)),
      });
    }
  }

  private async uploadPictures(): Promise<string[]> {
    const drawn = await Promise.all(Array.from({ length: PICTURES }, (_, seed) => samplePicture(seed + 1)));
    const files = await Promise.all(
      drawn.map(async (data, index) => ({
        originalname: `exemplo-${index + 1}.jpg`,
        staged: await this.storage.stage(Readable.from([data])),
      })),
    );
    try {
      return await this.ficheiros.upload(files);
    } finally {
      await Promise.all(files.map(({ staged }) => this.storage.discard(staged)));
    }
  }
}

function contentsOf(
  { titulo, hook, descricao, tipo, startDay, startHour, hours, local, admissao }: SampleEvent,
  today: number,
) {
  const data = new Date(today + startDay * DAY_MS + startHour * HOUR_MS);
  return { titulo, hook, descricao, tipo, local, admissao, data, dataFim: new Date(data.getTime() + hours * HOUR_MS) };
}
