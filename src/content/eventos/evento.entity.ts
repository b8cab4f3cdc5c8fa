import { BeforeInsert, BeforeUpdate, Check, Column, Entity, Index } from 'typeorm';
import { URL_LENGTH } from '#platform/dto/url-fields.js';
import { flag, integer, isOneOf, KeyColumn, moment, optional, text, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { TextIndex } from '#platform/lists/text-order.js';
import { endOfLisbonDay, startOfLisbonDay } from '#platform/dates/lisbon-day.js';

export const eventTypes = ['proximo', 'decorrer', 'anterior'] as const;
export type EventType = (typeof eventTypes)[number];

type Dates = Pick<Evento, 'data' | 'dataFim'>;

/** Returns the type of an event by its dates; an event without an end lasts until midnight in Lisbon. */
export function typeByDates({ data, dataFim }: Dates, now: Date): EventType {
  if (data > now) return 'proximo';
  const isOver = dataFim === null ? data < startOfLisbonDay(now) : dataFim <= now;
  return isOver ? 'anterior' : 'decorrer';
}

/** When an event begins and ends: whole days from their first moment in Lisbon to their last. */
export function momentsOf({ diaInteiro, data, dataFim }: Dates & Pick<Evento, 'diaInteiro'>): Dates {
  return diaInteiro ? { data: startOfLisbonDay(data), dataFim: dataFim && endOfLisbonDay(dataFim) } : { data, dataFim };
}

/** Whether it takes place as announced. */
export const eventStates = ['confirmado', 'adiado', 'cancelado'] as const;
export type EventState = (typeof eventStates)[number];

export const eventLimits = { titulo: 200, hook: 500, descricao: 10_000, local: 200, admissao: 200 } as const;

/** The years that an event can be of. */
export const eventYears = { first: 2020, last: 2030 } as const;

@Entity('eventos')
@Resource<Evento>('eventos', {
  noun: 'Evento',
  title: 'titulo',
  counted: { papel: 'edicao' },
  search: ['titulo', 'hook', 'descricao', 'local'],
  files: ['url', 'fotos', 'video', 'websiteOficial', 'descricao'],
  history: true,
  drafts: true,
})
@Check('ck_eventos_tipo', isOneOf('tipo', eventTypes))
@Check('ck_eventos_situacao', isOneOf('situacao', eventStates))
@TextIndex('ix_eventos_titulo', ['titulo', 'id'])
@Index('ix_eventos_data', ['data', 'id'])
@Index('ix_eventos_data_fim', ['dataFim', 'id'])
@Index('ix_eventos_create', ['create', 'id'])
@Index('ix_eventos_ano', ['ano', 'data', 'id'])
@Index('ix_eventos_tipo', ['tipo', 'data', 'id'])
@Index('ix_eventos_tipo_ano', ['tipo', 'ano', 'data', 'id'])
@Index('ix_eventos_tipo_automatico', ['tipoAutomatico', 'tipo', 'data', 'id'])
@TextIndex('ix_eventos_local', ['local', 'id'])
@Index('ix_eventos_exemplo', ['exemplo', 'id'])
export class Evento {
  @KeyColumn() id!: number;
  @Column(varchar(eventLimits.titulo)) titulo!: string;
  @Column(optional(text())) descricao!: string | null;
  @Column(optional(varchar(eventLimits.hook))) hook!: string | null;
  @Column(optional(varchar(URL_LENGTH))) url!: string | null;
  @Column(moment()) data!: Date;
  @Column(optional(moment())) dataFim!: Date | null;

  /** Whether it is of whole days: no hour is said of it. */
  @Column(flag()) diaInteiro!: boolean;

  @Column(varchar(16)) tipo!: EventType;
  @Column(flag()) tipoAutomatico!: boolean;
  @Column({ ...varchar(16), default: 'confirmado' }) situacao!: EventState;
  @Column(integer()) ano!: number;
  @Column(optional(varchar(URL_LENGTH))) video!: string | null;
  @Column(varchar(eventLimits.local)) local!: string;
  @Column(optional(varchar(URL_LENGTH))) websiteOficial!: string | null;
  @Column(optional(varchar(eventLimits.admissao))) admissao!: string | null;
  @Column({ ...text(), type: 'simple-json' }) fotos!: string[];
  @Column(moment()) create!: Date;
  @Column(flag()) exemplo!: boolean;
  @Column(integer()) versao!: number;

  /** Runs on every save, so an event that is published or restored later also gets the type that its dates call for. */
  @BeforeInsert()
  @BeforeUpdate()
  protected followDates(): void {
    Object.assign(this, momentsOf(this));
    if (this.tipoAutomatico) this.tipo = typeByDates(this, new Date());
  }
}
