import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { AppError } from '../common/errors/app-error.js';
import { findPage, type Page } from '../common/lists/find-page.js';
import { type Condition, parseListQuery, type RawListQuery } from '../common/lists/list-query.js';
import type { Order } from '../common/lists/list-spec.js';
import { messages } from '../common/messages.js';
import { lockOrThrow, saveVersioned } from '../common/records/save-versioned.js';
import { Transactions } from '../database/transactions.js';
import type { EventoInputDto } from './dto/evento-input.dto.js';
import { Evento, type EventType, eventTypes } from './evento.entity.js';
import { eventosList } from './eventos.list.js';

/** Events: what is on, what comes and what was. */
@Injectable()
export class EventosService {
  constructor(
    @InjectRepository(Evento) private readonly eventos: Repository<Evento>,
    private readonly transactions: Transactions,
  ) {}

  /** `tipo` and `ano` are filters of their own; ongoing and upcoming come by start ascending, others descending. */
  list(raw: RawListQuery): Promise<Page<Evento>> {
    const tipo = typeOf(raw['tipo']);
    const query = parseListQuery(raw, eventosList, ['tipo', 'ano']);
    const conditions: Condition<Evento>[] = [...query.conditions];
    if (tipo !== undefined) conditions.push({ property: 'tipo', comparison: 'equal', value: tipo });
    if (raw['ano'] !== undefined) conditions.push({ property: 'ano', comparison: 'equal', value: yearOf(raw['ano']) });
    const soonestFirst: Order<Evento>[] = [{ property: 'data', direction: 'ASC' }];
    const byStart = raw['sort'] === undefined && (tipo === 'proximo' || tipo === 'decorrer');
    return findPage(this.eventos, eventosList, { ...query, conditions, order: byStart ? soonestFirst : query.order });
  }

  /** @throws AppError 'notFound' */
  async getOrThrow(id: number): Promise<Evento> {
    const evento = await this.eventos.findOneBy({ id });
    if (evento === null) throw new AppError('notFound', messages.notFound);
    return evento;
  }

  create(input: EventoInputDto): Promise<Evento> {
    const contents = contentsOf(input);
    return this.transactions.run((manager) =>
      manager.save(Evento, manager.create(Evento, { ...contents, create: new Date(), versao: 1 })),
    );
  }

  /** @throws AppError 'notFound'; 'conflict' for a stale version */
  update(id: number, input: EventoInputDto, versao: number | undefined): Promise<Evento> {
    const contents = contentsOf(input);
    return this.transactions.run((manager) => saveVersioned(manager, Evento, id, contents, versao));
  }

  /** @throws AppError 'notFound' */
  async remove(id: number): Promise<void> {
    await this.transactions.run(async (manager) => manager.remove(await lockOrThrow(manager, Evento, id)));
  }
}

function contentsOf(input: EventoInputDto): Omit<Evento, 'id' | 'create' | 'versao'> {
  const { titulo, local, data } = input;
  const dataFim = input.dataFim ?? null;
  if (dataFim !== null && dataFim < data) {
    const sentence = 'A data de fim não pode ser anterior à data de início.';
    throw new AppError('invalid', sentence, { dataFim: sentence });
  }
  return {
    titulo,
    local,
    data,
    dataFim,
    descricao: input.descricao ?? null,
    hook: input.hook ?? null,
    url: input.url ?? null,
    tipo: input.tipo ?? 'proximo',
    ano: input.ano ?? lisbonYear(data),
    video: input.video ?? null,
    websiteOficial: input.websiteOficial ?? null,
    admissao: input.admissao ?? null,
    fotos: input.fotos ?? [],
  };
}

/** People read the calendar in Lisbon: an event at midnight of 1 January there belongs to the new year. */
function lisbonYear(moment: Date): number {
  return Number(new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: 'Europe/Lisbon' }).format(moment));
}

function typeOf(value: unknown): EventType | undefined {
  const tipo = eventTypes.find((candidate) => candidate === value);
  if (value !== undefined && tipo === undefined) {
    throw new AppError('invalid', `O parâmetro "tipo" tem de ser um destes: ${eventTypes.join(', ')}.`);
  }
  return tipo;
}

function yearOf(value: unknown): number {
  if (typeof value !== 'string' || !/^(19|20|21)\d{2}$/.test(value))
    throw new AppError('invalid', 'O parâmetro "ano" tem de ser um ano.');
  return Number(value);
}
