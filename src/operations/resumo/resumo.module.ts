import { ApiProperty, ApiTags, PickType } from '@nestjs/swagger';
import { Controller, Get, Injectable, Module } from '@nestjs/common';
import { DataSource, type FindOptionsWhere, In, LessThan } from 'typeorm';
import { EdicaoDto } from '#content/edicoes/edicao.dto.js';
import { calendarDays } from '../../../contract/edition-phase.js';
import { ResumoPedidosDados } from '#privacy/pedidos-dados/pedido-dados.dto.js';
import type { Papel } from '#platform/papeis.js';
import { findPresentEdition, schoolYear } from '#content/edicoes/edicao.entity.js';
import { Aviso } from '#submissions/avisos/aviso.entity.js';
import { EquipaModule, EquipaService } from '#content/equipa/equipa.module.js';
import { EventosModule, EventosService } from '#content/eventos/eventos.module.js';
import { ExemplosModule, ExemplosService } from '#content/exemplos/exemplos.module.js';
import { Draft } from '#content/shared/history.entity.js';
import { FotografiasService } from '#files/fotografias/fotografias.service.js';
import { countedFor } from '#platform/database/resource.js';
import { panelResourceOf, type Submission } from '#submissions/shared/submission.js';
import { Subscritor } from '#submissions/newsletter/subscritor.entity.js';
import { Mensagem, waitingStates } from '#submissions/shared/mensagem.entity.js';
import { LembretesService } from '#submissions/participacoes/lembretes.service.js';
import { ParticipacoesService } from '#submissions/participacoes/participacoes.service.js';
import { Submissions } from '#submissions/shared/submissions.service.js';
import { UndecidedService } from '#submissions/suspeitas/undecided.service.js';
import { PedidosDadosService } from '#privacy/pedidos-dados/pedidos-dados.service.js';
import { Retention } from '#privacy/privacidade/retention.service.js';
import { lisbonDay, startOfLisbonDay } from '#platform/dates/lisbon-day.js';
import { CurrentPapel, Editor } from '#platform/access/access.decorator.js';
import { toAnswer } from '#platform/dto/answer-fields.js';
import { Answers } from '#platform/http/answers.js';
import { ParticipacoesModule } from '#submissions/participacoes.module.js';
import { UndecidedModule } from '#submissions/suspeitas/undecided.module.js';
import { PrivacyModule } from '#privacy/privacy.module.js';

const Count = (example: number, description: string) => ApiProperty({ example, description });

const CountOfEach = (example: Readonly<Record<string, number>>, description: string) =>
  ApiProperty({ type: 'object', additionalProperties: { type: 'integer' }, example, description });

class ResumoMes {
  @ApiProperty({ example: '2026-04', description: 'Mês, em Lisboa.' }) mes!: string;

  @CountOfEach({ contactos: 3, festival: 12 }, 'Quantas submissões chegaram, por secção.')
  total!: Record<string, number>;
}

/** The edition that the site speaks of; its phase follows from the days. */
class ResumoDesafio extends PickType(EdicaoDto, ['id', 'chave', 'anoLetivo', ...calendarDays, 'festival']) {
  @Count(3, 'Quem espera pelo aviso de que as inscrições abriram.') avisos!: number;
}

export class ResumoDto {
  @CountOfEach({ users: 1, eventos: 8, contactos: 3, files: 12 }, 'Quantos registos há em cada secção.')
  contagens!: Record<string, number>;

  @CountOfEach({ contactos: 2 }, 'Quantas submissões estão por ler, por secção.')
  naoLidas!: Record<string, number>;

  @CountOfEach({ contactos: 1 }, 'Quantas submissões esperam por se saber da aceitação, por secção.')
  porAceitar!: Record<string, number>;

  @ApiProperty({ type: [ResumoMes], description: 'Submissões dos últimos doze meses, do mais antigo para o atual.' })
  submissoesPorMes!: ResumoMes[];

  @Count(0, 'Eventos marcados como próximos ou a decorrer que já terminaram.') eventosPorRever!: number;
  @Count(1, 'Membros da equipa à espera de aprovação.') rascunhos!: number;
  @Count(2, 'Rascunhos que ninguém publicou nem agendou.') rascunhosPorPublicar!: number;

  @ApiProperty({
    type: ResumoPedidosDados,
    description: 'O que as pessoas pediram sobre os seus dados; só administradores o veem.',
  })
  pedidosDados!: ResumoPedidosDados;

  @Count(0, 'Prazos de conservação que não apagam nada até serem confirmados; só administradores o veem.')
  regrasPorConfirmar!: number;

  @Count(0, 'Fotografias com menores sem autorização, ou com uma que acaba nos próximos 30 dias.')
  fotografiasPorAutorizar!: number;

  @Count(2, 'Imagens públicas que ainda ninguém descreveu.') imagensPorDescrever!: number;

  @Count(
    3,
    'Endereços que pediram a newsletter e ainda não confirmaram: não são subscritores. Só administradores o veem.',
  )
  subscricoesPorConfirmar!: number;

  @Count(5, 'Mensagens que esperam por resposta, lidas ou por ler; só administradores o veem.')
  mensagensPorResponder!: number;

  @Count(2, 'Mensagens que esperam por resposta há mais tempo do que se prometeu; só administradores o veem.')
  mensagensAtrasadas!: number;

  @CountOfEach({ eventos: 12, parceiros: 7 }, 'Quantos conteúdos de exemplo ainda há, por secção.')
  exemplos!: Record<string, number>;

  @ApiProperty({ type: ResumoDesafio, nullable: true, description: 'Vazio: nenhuma edição tem calendário.' })
  desafio!: ResumoDesafio | null;

  @Count(1, 'Lembretes às escolas que seguem dentro de dias, ou já seguiam, se alguém os visse; só administradores.')
  lembretesPorVer!: number;

  @Count(12, 'Projetos entregues, de uma edição fechada, que as escolas aceitam mostrar.')
  projetosPorMostrar!: number;
}

const MONTHS_SHOWN = 12;

type Figures = Awaited<ReturnType<ResumoService['figures']>>;

/** The overview's figures, in a number of queries that depends on the resources and not on what is in them. */
@Injectable()
export class ResumoService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly submissions: Submissions,
    private readonly eventos: EventosService,
    private readonly equipa: EquipaService,
    private readonly undecided: UndecidedService,
    private readonly pedidosDados: PedidosDadosService,
    private readonly retention: Retention,
    private readonly fotografias: FotografiasService,
    private readonly exemplos: ExemplosService,
    private readonly lembretes: LembretesService,
    private readonly participacoes: ParticipacoesService,
  ) {}

  /** Submissions are of people: only administrators are shown anything of them. */
  async get(papel: Papel) {
    const isAdmin = papel === 'administracao';
    const forms = isAdmin ? this.submissions.forms() : [];
    const months = lastMonths(MONTHS_SHOWN);
    const { received, others, ...figures } = await allOf({
      received: Promise.all(
        forms.map(async (form) => [panelResourceOf(form), await this.figures(form.entity, months)] as const),
      ),
      others: this.countOthers(papel),
      pedidosDados: isAdmin ? this.pedidosDados.countWaiting() : { total: 0, atrasados: 0, primeiros: [] },
      porAceitar: isAdmin ? this.undecided.countPending() : {},
      eventosPorRever: this.eventos.countEnded(),
      rascunhos: this.equipa.countDrafts(),
      rascunhosPorPublicar: this.dataSource.manager.countBy(Draft, { estado: 'rascunho' }),
      regrasPorConfirmar: isAdmin ? this.retention.countWaiting() : 0,
      fotografiasPorAutorizar: this.fotografias.countUnauthorised(),
      imagensPorDescrever: this.fotografias.countUndescribed(),
      subscricoesPorConfirmar: isAdmin ? this.dataSource.manager.countBy(Subscritor, { confirmada: false }) : 0,
      mensagensPorResponder: isAdmin ? this.countWaiting() : 0,
      mensagensAtrasadas: isAdmin ? this.countWaiting({ responderAte: LessThan(new Date()) }) : 0,
      exemplos: this.exemplos.count(),
      desafio: this.challenge(),
      lembretesPorVer: isAdmin ? this.lembretes.countUnseen() : 0,
      projetosPorMostrar: isAdmin ? this.participacoes.countUnshown() : 0,
    });
    const ofEach = (figure: (figures: Figures) => number) =>
      Object.fromEntries(received.map(([resource, its]) => [resource, figure(its)]));
    return {
      ...figures,
      contagens: { ...ofEach(({ total }) => total), ...others },
      naoLidas: ofEach(({ unread }) => unread),
      submissoesPorMes: months.map(({ name }, index) => ({
        mes: name,
        total: ofEach(({ byMonth }) => byMonth[index] ?? 0),
      })),
    };
  }

  private async challenge() {
    const { manager } = this.dataSource;
    const edition = await findPresentEdition(manager);
    if (edition === undefined) return null;
    const avisos = await manager.count(Aviso);
    return Object.assign(edition, { anoLetivo: schoolYear(edition.chave), avisos });
  }

  /** One query of index ranges: one pass over the rows that compares twelve months takes thirty times as long. */
  private async figures(entity: new () => Submission, months: readonly Month[]) {
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

  private countWaiting(late: FindOptionsWhere<Mensagem> = {}): Promise<number> {
    return this.dataSource.manager.countBy(Mensagem, { estado: In([...waitingStates]), ...late });
  }

  private async countOthers(papel: Papel): Promise<Record<string, number>> {
    const { manager } = this.dataSource;
    const counts = countedFor(papel).map(
      async ({ name, entity, counted }) => [name, await manager.countBy(entity, counted.where ?? {})] as const,
    );
    return Object.fromEntries(await Promise.all(counts));
  }
}

type Month = ReturnType<typeof lastMonths>[number];

/** The last `count` months in Lisbon, oldest first, the present one included: from its first moment to the next one's. */
function lastMonths(count: number) {
  const [year = 0, month = 0] = lisbonDay(new Date()).split('-').map(Number);
  const dayIn = (index: number) => new Date(Date.UTC(year, month - count + index, 1, 12));
  return Array.from({ length: count }, (_, index) => ({
    name: dayIn(index).toISOString().slice(0, 7),
    from: startOfLisbonDay(dayIn(index)),
    to: startOfLisbonDay(dayIn(index + 1)),
  }));
}

/** Asks for everything at once. @returns the answers by the same names */
async function allOf<Asked extends object>(asked: Asked): Promise<{ [Name in keyof Asked]: Awaited<Asked[Name]> }> {
  const answers = Object.entries(asked).map(async ([name, answer]) => [name, await (answer as unknown)] as const);
  return Object.fromEntries(await Promise.all(answers)) as { [Name in keyof Asked]: Awaited<Asked[Name]> };
}

@ApiTags('Resumo')
@Controller('api/resumo')
class ResumoController {
  constructor(private readonly resumo: ResumoService) {}

  @Get()
  @Editor('Os números da visão geral: só das secções que a conta pode ver')
  @Answers(ResumoDto)
  async get(@CurrentPapel() papel: Papel): Promise<ResumoDto> {
    return toAnswer(ResumoDto, await this.resumo.get(papel));
  }
}

@Module({
  imports: [EventosModule, EquipaModule, ExemplosModule, ParticipacoesModule, PrivacyModule, UndecidedModule],
  controllers: [ResumoController],
  providers: [ResumoService],
})
export class ResumoModule {}
