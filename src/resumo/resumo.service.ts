import { Injectable } from '@nestjs/common';
import { DataSource, type EntityTarget, type ObjectLiteral } from 'typeorm';
import type { Submission } from '../common/submissions/submission.js';
import { Contacto } from '../contactos/contacto.entity.js';
import { Membro } from '../equipa/membro.entity.js';
import { Evento } from '../eventos/evento.entity.js';
import { Inscricao } from '../festival/inscricao.entity.js';
import { Ficheiro } from '../ficheiros/ficheiro.entity.js';
import { PedidoFormacao } from '../formacoes/pedido-formacao.entity.js';
import { Artigo } from '../imprensa/artigo.entity.js';
import { Material } from '../materiais/material.entity.js';
import { Subscritor } from '../newsletter/subscritor.entity.js';
import { Oportunidade } from '../oportunidades/oportunidade.entity.js';
import { PedidoMaterial } from '../pedidos-material/pedido-material.entity.js';
import { PedidoSessao } from '../sessoes/pedido-sessao.entity.js';
import { User } from '../users/user.entity.js';
import { Candidatura } from '../voluntariado/candidatura.entity.js';
import { lastMonths, type Month } from './lisbon-months.js';
import type { ResumoDto } from './resumo.dto.js';

/** The overview's names of the sections: those that receive submissions … */
const submissions: Readonly<Record<string, EntityTarget<Submission>>> = {
  contactos: Contacto,
  material: PedidoMaterial,
  sessoes: PedidoSessao,
  formacoes: PedidoFormacao,
  voluntariado: Candidatura,
  oportunidades: Oportunidade,
  festival: Inscricao,
};
/** … and the others. */
const others: Readonly<Record<string, EntityTarget<ObjectLiteral>>> = {
  users: User,
  eventos: Evento,
  imprensa: Artigo,
  equipa: Membro,
  materialpost: Material,
  newsletter: Subscritor,
};

const MONTHS_SHOWN = 12;

/** The overview's figures, in a number of queries that depends on the sections and not on what is in them. */
@Injectable()
export class ResumoService {
  constructor(private readonly dataSource: DataSource) {}

  async get(): Promise<ResumoDto> {
    const { manager } = this.dataSource;
    const months = lastMonths(MONTHS_SHOWN);
    const [counted, naoLidas, byMonth, files, rascunhos, eventosPorRever] = await Promise.all([
      each({ ...submissions, ...others }, (entity) => manager.count(entity)),
      each(submissions, (entity) => manager.countBy(entity, { lida: false })),
      each(submissions, (entity) => this.perMonth(entity, months)),
      manager.countBy(Ficheiro, { area: 'uploads' }),
      manager.countBy(Membro, { rascunho: true }),
      this.endedEvents(),
    ]);
    const submissoesPorMes = months.map(({ name }, index) => ({
      mes: name,
      total: Object.fromEntries(Object.entries(byMonth).map(([section, counts]) => [section, counts[index] ?? 0])),
    }));
    return { contagens: { ...counted, files }, naoLidas, submissoesPorMes, eventosPorRever, rascunhos };
  }

  /** @returns how many came in each of the months, in one query */
  private async perMonth(entity: EntityTarget<Submission>, months: readonly Month[]): Promise<number[]> {
    const query = this.dataSource.getRepository(entity).createQueryBuilder('row').select([]);
    months.forEach(({ from, to }, index) => {
      query.addSelect(
        `SUM(CASE WHEN row.createdAt >= :from${index} AND row.createdAt < :to${index} THEN 1 ELSE 0 END)`,
        `m${index}`,
      );
      query.setParameters({ [`from${index}`]: from, [`to${index}`]: to });
    });
    const counts = await query.where('row.createdAt >= :from0').getRawOne<Record<string, string | number | null>>();
    return months.map((_, index) => Number(counts?.[`m${index}`] ?? 0));
  }

  private endedEvents(): Promise<number> {
    return this.dataSource
      .getRepository(Evento)
      .createQueryBuilder('evento')
      .where(`evento.tipo <> 'anterior' AND COALESCE(evento.dataFim, evento.data) < :now`, { now: new Date() })
      .getCount();
  }
}

async function each<Entity, Figure>(
  sections: Readonly<Record<string, Entity>>,
  figure: (entity: Entity) => Promise<Figure>,
): Promise<Record<string, Figure>> {
  const found = Object.entries(sections).map(async ([name, entity]) => [name, await figure(entity)] as const);
  return Object.fromEntries(await Promise.all(found));
}
