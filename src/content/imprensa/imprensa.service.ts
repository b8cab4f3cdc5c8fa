import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Page } from '../../platform/lists/page.js';
import { type Condition, parseListQuery, type RawListQuery } from '../../platform/lists/list-query.js';
import { changedSpelling } from '../shared/changed-spelling.js';
import { Records } from '../shared/records.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Artigo } from './artigo.entity.js';
import type { ArtigoFieldsDto, ArtigoInputDto, ArtigoUpdateDto } from './artigo.dto.js';
import { imprensaList } from './imprensa.list.js';

const SIDE_LIST_ROWS = 5;

/** Press articles. */
@Injectable()
export class ImprensaService {
  readonly records: Records<Artigo>;

  constructor(@InjectRepository(Artigo) artigos: Repository<Artigo>, transactions: Transactions) {
    this.records = new Records(artigos, imprensaList, transactions);
  }

  /** The newest articles, at most five. */
  recent(raw: RawListQuery): Promise<Page<Artigo>> {
    return this.few(raw, []);
  }

  /** The newest articles of a category without the one that is being read, at most five. */
  related(category: string, id: number, raw: RawListQuery): Promise<Page<Artigo>> {
    return this.few(raw, [
      { property: 'categoria', comparison: 'equal', value: category },
      { property: 'id', comparison: 'not', value: id },
    ]);
  }

  create(input: ArtigoInputDto): Promise<Artigo> {
    const { descricao, data } = input;
    return this.records.create({ ...contentsOf(input), descricao, data: data ?? new Date() });
  }

  /** @throws AppError 'notFound'; 'conflict' for a stale version */
  update(id: number, input: ArtigoUpdateDto, versao: number | undefined): Promise<Artigo> {
    const { descricao, data } = input;
    const kept = (stored: Artigo) => ({
      descricao: descricao === undefined ? stored.descricao : descricao,
      data: data === undefined ? stored.data : (data ?? new Date()),
    });
    return this.records.update(id, (stored) => ({ ...contentsOf(input, stored), ...kept(stored) }), versao);
  }

  private few(raw: RawListQuery, also: readonly Condition<Artigo>[]): Promise<Page<Artigo>> {
    const query = parseListQuery(raw, imprensaList);
    const to = Math.min(query.to, query.from + SIDE_LIST_ROWS - 1);
    return this.records.find({ ...query, to, conditions: [...query.conditions, ...also] });
  }
}

function contentsOf(input: ArtigoFieldsDto, stored?: Artigo): Omit<Artigo, 'id' | 'versao' | 'descricao' | 'data'> {
  return {
    titulo: input.titulo,
    categoria: changedSpelling(input.Categoria, input.categoria, stored?.categoria) ?? null,
    hook: input.hook ?? null,
    url: changedSpelling(input.url, input.imagem, stored?.url) ?? null,
    video: input.video ?? null,
    fotos: input.fotos ?? [],
    exemplo: input.exemplo ?? stored?.exemplo ?? false,
  };
}
