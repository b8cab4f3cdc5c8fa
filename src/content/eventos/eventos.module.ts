import { Controller, Get, Injectable } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags, OmitType } from '@nestjs/swagger';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { PublicAndEditor } from '#platform/access/access.decorator.js';
import { Kept } from '#platform/cache/kept.decorator.js';
import { Transactions } from '#platform/database/transactions.js';
import { lisbonYear, startOfLisbonDay } from '#platform/dates/lisbon-day.js';
import { AppError } from '#platform/errors/app-error.js';
import { DueWorker } from '#platform/jobs/due-worker.js';
import { countFound, foundBy, type Page, type RawListQuery } from '#platform/lists/list-spec.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import { contentAnswer, contentSpec, SampleField, withRecordKeys } from '../shared/content-spec.js';
import { ContentController, ContentModule, ContentService, pickDocumented } from '../shared/content.js';
import {
  eventLimits,
  Evento,
  eventStates,
  type EventType,
  eventTypes,
  eventYears,
  momentsOf,
  typeByDates,
} from './evento.entity.js';
import { ChoiceField, FlagField, IntegerField, MomentField, PublicTextField } from '#platform/dto/fields.js';
import { LinkField, PhotosField, UrlField } from '#platform/dto/url-fields.js';
import { ApiMoment, ApiMomentOrNull, ApiUriOrNull, toAnswer } from '#platform/dto/answer-fields.js';

class EventoInputDto {
  @PublicTextField({ label: 'O título', max: eventLimits.titulo, example: 'Festival DFC 2026' }) titulo!: string;

  @PublicTextField({ label: 'A descrição', max: eventLimits.descricao, lines: true, optional: true })
  descricao?: string | null;

  @PublicTextField({ label: 'O texto de chamada', max: eventLimits.hook, lines: true, optional: true })
  hook?: string | null;

  @UrlField({ label: 'A imagem principal', optional: true }) url?: string | null;
  @MomentField({ label: 'A data de início' }) data!: Date;
  @MomentField({ label: 'A data de fim', optional: true }) dataFim?: Date | null;

  @FlagField({
    label: 'A escolha de todo o dia',
    optional: true,
    description:
      'Se ocupa dias inteiros: ficam o início do dia de `data` e o fim do dia de `dataFim`, à hora de Lisboa. Por omissão fica como está; um evento novo tem horas.',
  })
  diaInteiro?: boolean | null;

  @ChoiceField({ label: 'O tipo', values: eventTypes, optional: true, description: 'Por omissão, `proximo`.' })
  tipo?: Evento['tipo'] | null;

  @FlagField({
    label: 'A escolha do tipo pelas datas',
    optional: true,
    description:
      'Se o tipo segue as datas, à hora de Lisboa, seja qual for o `tipo` enviado. Por omissão, um `tipo` enviado fica; sem ele fica a escolha que está, que num evento novo é `false`.',
  })
  tipoAutomatico?: boolean | null;

  @ChoiceField({
    label: 'A situação',
    values: eventStates,
    optional: true,
    description: 'Se se realiza como anunciado. Por omissão fica a que tem; a de um evento novo é `confirmado`.',
  })
  situacao?: Evento['situacao'] | null;

  @IntegerField({
    label: 'O ano',
    min: eventYears.first,
    max: eventYears.last,
    optional: true,
    description: 'Por omissão, o do início.',
  })
  ano?: number | null;

  @LinkField({ label: 'O vídeo', optional: true }) video?: string | null;
  @PublicTextField({ label: 'O local', max: eventLimits.local, example: 'Vila Nova de Gaia' }) local!: string;
  @LinkField({ label: 'O website oficial', optional: true }) websiteOficial?: string | null;

  @PublicTextField({ label: 'A admissão', max: eventLimits.admissao, optional: true, example: 'Entrada livre' })
  admissao?: string | null;

  @PhotosField() fotos?: string[] | null;
  @SampleField() exemplo?: boolean | null;
}

class EventoUpdateDto extends withRecordKeys(EventoInputDto) {
  @MomentField({ label: 'A data de criação', optional: true }) create?: Date;
}

class EventoDto extends contentAnswer(Evento, OmitType(EventoInputDto, ['tipo', 'ano'])) {
  @ApiProperty({ example: 12 }) id!: number;
  @ApiUriOrNull({ description: 'Imagem principal.' }) url!: string | null;
  @ApiMoment({ description: 'Início.' }) data!: string;
  @ApiMomentOrNull({ description: 'Fim.' }) dataFim!: string | null;
  @ApiProperty({ example: false, description: 'Se ocupa dias inteiros, sem horas.' }) diaInteiro!: boolean;
  @ApiProperty({ enum: eventTypes }) tipo!: Evento['tipo'];
  @ApiProperty({ example: false, description: 'Se o tipo segue as datas.' }) tipoAutomatico!: boolean;
  @ApiProperty({ description: 'Se se realiza como anunciado.' }) situacao!: Evento['situacao'];
  @ApiProperty({ example: 2026 }) ano!: number;
  @ApiMoment({ description: 'Criação do registo.' }) create!: string;
  @ApiProperty({ type: [String], format: 'uri' }) fotos!: string[];

  static readonly from = (row: Evento): EventoDto => toAnswer(EventoDto, row);
}

const STILL_ANNOUNCED = ['proximo', 'decorrer'] as const satisfies readonly EventType[];

/** Finds the events that are over and still announced, where somebody has to say that they are. */
function findEnded(manager: EntityManager): SelectQueryBuilder<Evento>[] {
  const now = new Date();
  const over =
    'CASE WHEN evento.diaInteiro = :whole AND evento.dataFim IS NULL THEN evento.data < :today ELSE COALESCE(evento.dataFim, evento.data) < :now END';
  // each a range of an index; of two types at once SQLite may think that reading the whole table is less
  return STILL_ANNOUNCED.map((tipo) =>
    manager
      .createQueryBuilder(Evento, 'evento')
      // none is over before it began: the start is what an index has, and leaves out all that are still to come
      .where('evento.tipoAutomatico = :byDates AND evento.tipo = :tipo', { byDates: false, tipo })
      .andWhere('evento.data < :now', { now })
      .andWhere(over, { whole: true, today: startOfLisbonDay(now) }),
  );
}

export const eventos = contentSpec({
  entity: Evento,
  input: EventoInputDto,
  update: EventoUpdateDto,
  answer: EventoDto,
  list: {
    columns: {
      titulo: 'text',
      data: 'moment',
      dataFim: 'moment',
      tipo: { kind: 'code', thenBy: 'data' },
      ano: { kind: 'number', thenBy: 'data' },
      local: 'text',
      create: 'moment',
    },
    defaultOrder: [{ property: 'data', direction: 'DESC' }],
    parameters: { ano: { example: '2026' }, tipo: { enum: eventTypes } },
    marks: { porRever: foundBy(findEnded) },
    areMarksForEditors: true,
  },
  path: 'api/eventos',
  removed: 'api/eventos/delete/:id',
  one: 'um evento',
  summaries: { list: 'Listar eventos' },
  contents(input, stored: Evento | undefined) {
    const diaInteiro = input.diaInteiro ?? stored?.diaInteiro ?? false;
    const dates = momentsOf({ diaInteiro, data: input.data, dataFim: input.dataFim ?? null });
    requireEndAfterStart({ diaInteiro, ...dates }, stored);
    return {
      ...pickDocumented(EventoInputDto, input),
      ...dates,
      diaInteiro,
      tipo: input.tipo ?? 'proximo',
      // a type that is sent by who knows nothing of this stays as it was sent
      tipoAutomatico: input.tipoAutomatico ?? (!input.tipo && stored?.tipoAutomatico === true),
      situacao: input.situacao ?? stored?.situacao ?? 'confirmado',
      ano: input.ano ?? yearOf(dates.data),
      fotos: input.fotos ?? [],
      create: stored?.create ?? new Date(),
      exemplo: input.exemplo ?? stored?.exemplo ?? false,
    };
  },
  address: (id) => `/eventos/${id}`,
});

@Injectable()
export class EventosService extends ContentService(eventos) {
  /** An event is over from one hour to the next, and a visitor's answer is kept until an event changes (docs/decisions/0015). */
  private readonly shown = new RecordReader(this.repository, { ...eventos.list, marks: {} });

  /** Ongoing and upcoming events come by start ascending, others descending. */
  override list(raw: RawListQuery, isEditor = false): Promise<Page<Evento>> {
    const isSoonestFirst = raw['sort'] === undefined && STILL_ANNOUNCED.some((tipo) => tipo === raw['tipo']);
    const asked = isSoonestFirst ? { ...raw, sort: '["data","ASC"]' } : raw;
    return isEditor ? super.list(asked, isEditor) : this.shown.list(asked);
  }

  async years(): Promise<number[]> {
    const found = await this.repository
      .createQueryBuilder('evento')
      .select('DISTINCT evento.ano', 'ano')
      .orderBy('evento.ano')
      .getRawMany<{ ano: number }>();
    return found.map(({ ano }) => Number(ano));
  }

  countEnded(): Promise<number> {
    return countFound(findEnded, this.transactions.manager);
  }
}

/** Has events that follow their dates begin and end, without a version: nobody changed them (docs/decisions/0042). */
@Injectable()
export class EventTurns extends DueWorker {
  constructor(private readonly transactions: Transactions) {
    super();
  }

  override async doDue(now: Date, limit: number): Promise<number> {
    const beginning = this.selectBegun('proximo', now).limit(limit);
    // no range of an index of ends, which would lead through all that ever ended
    const over = 'CASE WHEN turning.dataFim IS NULL THEN turning.data < :today ELSE turning.dataFim <= :now END';
    const ending = this.selectBegun('decorrer', now)
      .andWhere(over, { today: startOfLisbonDay(now) })
      .limit(limit);
    const turning = [...(await beginning.getMany()), ...(await ending.getMany())];
    if (turning.length === 0) return 0;
    await this.transactions.run(async (manager) => {
      // one that was saved meanwhile follows its new dates already
      for (const row of turning) {
        await manager.update(Evento, { id: row.id, versao: row.versao }, { tipo: typeByDates(row, now) });
      }
    });
    return turning.length;
  }

  /** Those of a type by their dates that have begun: a range of an index. */
  private selectBegun(tipo: EventType, now: Date): SelectQueryBuilder<Evento> {
    return this.transactions.manager
      .createQueryBuilder(Evento, 'turning')
      .select(['turning.id', 'turning.versao', 'turning.data', 'turning.dataFim'])
      .where('turning.tipoAutomatico = :byDates AND turning.tipo = :tipo', { byDates: true, tipo })
      .andWhere('turning.data <= :now', { now });
  }
}

/** An event of before this was asked, which may end as it starts, is saved again as long as nobody changes its dates. */
function requireEndAfterStart(
  { diaInteiro, data, dataFim }: Pick<Evento, 'diaInteiro' | 'data' | 'dataFim'>,
  stored: Evento | undefined,
): void {
  if (dataFim === null || dataFim > data) return;
  if (Number(data) === Number(stored?.data) && Number(dataFim) === Number(stored?.dataFim)) return;
  throw AppError.at(
    'dataFim',
    diaInteiro
      ? 'A data de fim não pode ser anterior à data de início.'
      : 'A data de fim tem de ser posterior à data de início.',
  );
}

/** The year of the start, where nobody says another: an event of none that can be said could not be saved again. */
function yearOf(start: Date): number {
  const { first, last } = eventYears;
  const year = lisbonYear(start);
  if (year >= first && year <= last) return year;
  const sentence = `O ano não pode ser ${year < first ? `menor que ${first}` : `maior que ${last}`}.`;
  throw AppError.at('ano', sentence);
}

@ApiTags('Eventos')
@Controller()
class EventosController extends ContentController(eventos, EventosService) {
  @Get('api/eventos/anos')
  @PublicAndEditor('Listar os anos que têm eventos')
  @Kept(Evento)
  @ApiOkResponse({ type: [Number], description: 'Do primeiro ao último.' })
  years(): Promise<number[]> {
    return this.content.years();
  }
}

export const EventosModule = ContentModule(eventos, EventosController, EventosService, EventTurns);
