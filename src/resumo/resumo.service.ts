import { Injectable } from '@nestjs/common';
import { DataSource, type EntityTarget, type ObjectLiteral } from 'typeorm';
import type { Submission } from '../common/submissions/submission.js';
import { Contacto } from '../contactos/contacto.entity.js';
import { Evento } from '../eventos/evento.entity.js';
import { Ficheiro } from '../ficheiros/ficheiro.entity.js';
import { User } from '../users/user.entity.js';
import type { ResumoDto } from './resumo.dto.js';

/** The counted sections, by the name that the overview knows them by. */
const counted: Readonly<Record<string, EntityTarget<ObjectLiteral>>> = {
  users: User,
  eventos: Evento,
  contactos: Contacto,
};
const submissions: Readonly<Record<string, EntityTarget<Submission>>> = { contactos: Contacto };

/** The overview's figures. */
@Injectable()
export class ResumoService {
  constructor(private readonly dataSource: DataSource) {}

  async get(): Promise<ResumoDto> {
    const { manager } = this.dataSource;
    const [contagens, naoLidas, files, eventosPorRever] = await Promise.all([
      counts(counted, (entity) => manager.count(entity)),
      counts(submissions, (entity) => manager.countBy(entity, { lida: false })),
      manager.countBy(Ficheiro, { area: 'uploads' }),
      this.endedEvents(),
    ]);
    return { contagens: { ...contagens, files }, naoLidas, eventosPorRever };
  }

  private endedEvents(): Promise<number> {
    return this.dataSource
      .getRepository(Evento)
      .createQueryBuilder('evento')
      .where(`evento.tipo <> 'anterior' AND COALESCE(evento.dataFim, evento.data) < :now`, { now: new Date() })
      .getCount();
  }
}

async function counts<Entity>(
  sections: Readonly<Record<string, Entity>>,
  count: (entity: Entity) => Promise<number>,
): Promise<Record<string, number>> {
  const found = Object.entries(sections).map(async ([name, entity]) => [name, await count(entity)] as const);
  return Object.fromEntries(await Promise.all(found));
}
