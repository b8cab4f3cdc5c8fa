import { Injectable } from '@nestjs/common';
import { DataSource, type EntityTarget, type ObjectLiteral } from 'typeorm';
import type { Submission } from '../../submissions/shared/submission.js';
import { Contacto } from '../../submissions/contactos/contacto.entity.js';
import { Membro } from '../../content/equipa/membro.entity.js';
import { Evento } from '../../content/eventos/evento.entity.js';
import { Inscricao } from '../../submissions/inscricoes/inscricao.entity.js';
import { Ficheiro } from '../../files/ficheiros/ficheiro.entity.js';
import { PedidoFormacao } from '../../submissions/formacoes/pedido-formacao.entity.js';
import { Artigo } from '../../content/imprensa/artigo.entity.js';
import { Material } from '../../content/materiais/material.entity.js';
import { Subscritor } from '../../submissions/newsletter/subscritor.entity.js';
import { Oportunidade } from '../../submissions/oportunidades/oportunidade.entity.js';
import { PedidoMaterial } from '../../submissions/pedidos-material/pedido-material.entity.js';
import { PedidoSessao } from '../../submissions/sessoes/pedido-sessao.entity.js';
import { User } from '../../accounts/users/user.entity.js';
import { Candidatura } from '../../submissions/voluntariado/candidatura.entity.js';
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

/** What there is of one form's submissions. */
interface Figures {
  total: number;
  unread: number;
  byMonth: readonly number[];
}

/** The overview's figures, in a number of queries that depends on the sections and not on what is in them. */
@Injectable()
export class ResumoService {
  constructor(private readonly dataSource: DataSource) {}

  async get(): Promise<ResumoDto> {
    const { manager } = this.dataSource;
    const months = lastMonths(MONTHS_SHOWN);
    const [received, counted, files, rascunhos, eventosPorRever] = await Promise.all([
      each(submissions, (entity) => this.figures(entity, months)),
      each(others, (entity) => manager.count(entity)),
      manager.countBy(Ficheiro, { area: 'uploads' }),
      manager.countBy(Membro, { rascunho: true }),
      this.endedEvents(),
    ]);
    const ofEach = (figure: (figures: Figures) => number) =>
      Object.fromEntries(Object.entries(received).map(([section, figures]) => [section, figure(figures)]));
    return {
      contagens: { ...ofEach(({ total }) => total), ...counted, files },
      naoLidas: ofEach(({ unread }) => unread),
      submissoesPorMes: months.map(({ name }, index) => ({
        mes: name,
        total: ofEach(({ byMonth }) => byMonth[index] ?? 0),
      })),
      eventosPorRever,
      rascunhos,
    };
  }

  /**
   * One query, whose every count is a range of an index: one pass over the rows that compares each with twelve months
   * takes thirty times as long.
   */
  private async figures(entity: EntityTarget<Submission>, months: readonly Month[]): Promise<Figures> {
    const query = this.dataSource.getRepository(entity).createQueryBuilder('row').select('COUNT(*)', 'total');
    query.addSelect((sub) => sub.select('COUNT(*)').from(entity, 'new').where('new.lida = :lida'), 'unread');
    query.setParameter('lida', false);
    months.forEach(({ from, to }, index) => {
      const month = `m${index}`;
      query.addSelect(
        (sub) =>
          sub
            .select('COUNT(*)')
            .from(entity, month)
            .where(`${month}.createdAt >= :from${index} AND ${month}.createdAt < :to${index}`),
        `month${index}`,
      );
      query.setParameters({ [`from${index}`]: from, [`to${index}`]: to });
    });
    const counts = await query.getRawOne<Record<string, string | number>>();
    const count = (name: string) => Number(counts?.[name] ?? 0);
    return {
      total: count('total'),
      unread: count('unread'),
      byMonth: months.map((_, index) => count(`month${index}`)),
    };
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
