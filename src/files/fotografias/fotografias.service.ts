import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, LessThanOrEqual, type SelectQueryBuilder } from 'typeorm';
import { forUpdate, Transactions } from '#platform/database/transactions.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import { AppError } from '#platform/errors/app-error.js';
import { parseListQuery } from '#platform/lists/list-query.js';
import {
  columnsOf,
  countFound,
  foundBy,
  type ListSpec,
  type Page,
  type RawListQuery,
} from '#platform/lists/list-spec.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import { Ficheiro, missingFile } from '../storage/ficheiro.entity.js';
import type { FotografiaInputDto } from './fotografia.dto.js';
import { Fotografia } from './fotografia.entity.js';
import { changeDescription, type Description, titledPictures } from './picture-descriptions.js';

/** How long before its end an authorisation is named on the overview. */
const SOON_DAYS = 30;

/** Finds the pictures of children that have no authorisation, or none for much longer, and were not taken down. */
function findUnauthorised(manager: EntityManager): SelectQueryBuilder<Fotografia>[] {
  const soon = lisbonDay(new Date(Date.now() + SOON_DAYS * DAY_MS));
  // each a range of an index
  return [IsNull(), LessThanOrEqual(soon)].map((ate) =>
    manager.createQueryBuilder(Fotografia, 'picture').where({ menores: true, retiradaEm: IsNull(), ate }),
  );
}

/** The pictures that are marked, were taken down or wait for approval. A picture's id on the wire is its stored name. */
export const fotografiasList: ListSpec<Fotografia> = {
  resource: 'fotografias',
  columns: columnsOf({ id: { property: 'nome', kind: 'code' }, ate: 'code', createdAt: 'moment' }),
  defaultOrder: [{ property: 'ate', direction: 'ASC' }],
  searchable: false,
  marks: { porAutorizar: foundBy(findUnauthorised) },
};

const textOf = (text: string | null): string | null => text?.trim() || null;

const LONGEST_YEARS = 10;

const missing = {
  vistaEm: 'Diga em que dia a autorização foi vista.',
  vistaPor: 'Diga quem viu a autorização.',
  ate: 'Diga até que dia vale a autorização.',
};

/** Keeps the descriptions and authorisations of stored pictures. The row of a picture is deleted with its file. */
@Injectable()
export class FotografiasService {
  private readonly records = new RecordReader(this.transactions.manager.getRepository(Fotografia), fotografiasList);

  constructor(private readonly transactions: Transactions) {}

  /** Lists the pictures that visitors may not see one day or, by their names, all of which something is said. */
  list(raw: RawListQuery): Promise<Page<Fotografia>> {
    const query = parseListQuery(raw, fotografiasList);
    if (query.conditions.some(({ property }) => property === 'nome')) return this.records.find(query);
    const held = { property: 'marcada', comparison: 'equal', value: true } as const;
    return this.records.find({ ...query, conditions: [...query.conditions, held] });
  }

  countUnauthorised(): Promise<number> {
    return countFound(findUnauthorised, this.transactions.manager);
  }

  /** How many public pictures nobody has described yet, nor does the title beside them. */
  async countUndescribed(): Promise<number> {
    const { manager } = this.transactions;
    const undescribed = { area: 'uploads', porDescrever: true } as const;
    const titled = await manager.countBy(Ficheiro, { ...undescribed, nome: In(await titledPictures(manager)) });
    return (await manager.countBy(Ficheiro, undescribed)) - titled;
  }

  /** @throws AppError 'notFound'; 'invalid' for what is no picture, and for an authorisation that can't be; 'conflict' for a stale version */
  mark(nome: string, input: FotografiaInputDto, userId: number): Promise<Fotografia> {
    const mark = { menores: input.menores, ...authorisationOf(input, lisbonDay(new Date())), registadaPorId: userId };
    return this.change(nome, (row) => {
      if ((input.versao ?? row.versao) !== row.versao) throw new AppError('conflict');
      Object.assign(row, mark, descriptionOf(input, row));
    });
  }

  /** @throws AppError 'notFound'; 'invalid' for what is no picture */
  takeDown(nome: string, userId: number): Promise<Fotografia> {
    return this.change(nome, (row) => Object.assign(row, { retiradaEm: new Date(), retiradaPorId: userId }));
  }

  /** @throws AppError 'notFound'; 'invalid' for what is no picture */
  putBack(nome: string): Promise<Fotografia> {
    return this.change(nome, (row) => Object.assign(row, { retiradaEm: null, retiradaPorId: null }));
  }

  private change(nome: string, change: (row: Fotografia) => void): Promise<Fotografia> {
    return this.transactions.run(async (manager) => {
      // locks the file, as its deletion does, so that no mark outlives it; nothing is read before the lock: MySQL would go
      // on showing the rows as they were before the wait for it
      const file = await manager.findOne(Ficheiro, { where: { nome, area: 'uploads' }, ...forUpdate });
      if (file === null) throw missingFile();
      if (!file.imagem) throw new AppError('invalid', 'Só uma imagem pode ser marcada ou retirada.');
      return changeDescription(manager, nome, change);
    });
  }
}

/** The authorisation to record, whole or none. @param today the day in Lisbon @throws AppError 'invalid' */
function authorisationOf({ menores, vistaEm, vistaPor, ate }: FotografiaInputDto, today: string) {
  const given = { vistaEm: vistaEm ?? null, vistaPor: vistaPor?.trim() ? vistaPor : null, ate: ate ?? null };
  if (Object.values(given).every((part) => part === null)) return given;
  if (!menores) throw AppError.at('menores', 'Só uma fotografia com menores identificáveis tem autorização.');
  const wrong: Record<string, string> = {};
  for (const name of Object.keys(missing) as (keyof typeof missing)[]) {
    if (given[name] === null) wrong[name] = missing[name];
  }
  if (given.vistaEm !== null && given.vistaEm > today) wrong['vistaEm'] = 'Este dia ainda não chegou.';
  const latest = `${Number(today.slice(0, 4)) + LONGEST_YEARS}${today.slice(4)}`;
  if (given.ate !== null && given.ate > latest) {
    wrong['ate'] = `A autorização acaba daqui a ${LONGEST_YEARS} anos o mais tardar.`;
  }
  if (given.ate !== null && given.vistaEm !== null && given.ate < given.vistaEm) {
    wrong['ate'] = 'A autorização não pode acabar antes do dia em que foi vista.';
  }
  const [first] = Object.values(wrong);
  if (first !== undefined) throw new AppError('invalid', first, wrong);
  return given;
}

/** Returns a new description; what was not sent keeps its value. @throws AppError 'invalid' */
function descriptionOf(input: FotografiaInputDto, stored: Description): Description {
  const {
    decorativa = stored.decorativa,
    credito = stored.credito,
    focoX = stored.focoX,
    focoY = stored.focoY,
  } = input;
  const alt = textOf(input.alt === undefined ? stored.alt : input.alt);
  if (alt !== null && decorativa === true) {
    throw AppError.at('alt', 'Uma imagem decorativa não tem texto alternativo.');
  }
  if ((focoX === null) !== (focoY === null)) {
    throw AppError.at(focoX === null ? 'focoX' : 'focoY', 'O ponto tem as duas medidas, ou nenhuma.');
  }
  return { alt, decorativa: decorativa ?? false, credito: textOf(credito), focoX, focoY };
}
