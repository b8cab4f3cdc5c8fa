import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { amendAction } from '#platform/requests/audited-action.js';
import { AppError } from '#platform/errors/app-error.js';
import { messages } from '#platform/messages.js';
import type { Papel } from '#platform/papeis.js';
import { countedFor } from '#platform/database/resource.js';
import { Transactions } from '#platform/database/transactions.js';
import { columnsOf, type ListSpec, type Page, type RawListQuery } from '#platform/lists/list-spec.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import { Ficheiro } from '#files/storage/ficheiro.entity.js';
import { User } from '../account/user.entity.js';
import { Atividade } from './atividade.entity.js';

export const atividadeList: ListSpec<Atividade> = {
  resource: 'atividade',
  columns: columnsOf({ quando: 'moment', quemId: 'number', verbo: 'code', secao: 'code', resultado: 'code' }),
  defaultOrder: [{ property: 'id', direction: 'DESC' }],
  searchable: false,
};

export interface RecordTitle {
  titulo: string | null;
  existe: boolean;
}

/** Names the records of the trail when it is read, because the trail itself keeps no titles. */
export abstract class RecordTitles {
  /** Returns what is known of a resource's records, by their ids; nothing of one that is not known. */
  abstract titlesOf(resource: string, ids: readonly string[]): Promise<ReadonlyMap<string, RecordTitle>>;
}

export type NamedAtividade = Atividade & { titulo: string | null; existe: boolean | null };

@Injectable()
export class AtividadeService {
  private readonly records = new RecordReader(this.transactions.manager.getRepository(Atividade), atividadeList);

  constructor(
    private readonly transactions: Transactions,
    private readonly titles: RecordTitles,
  ) {}

  async list(query: RawListQuery): Promise<Page<NamedAtividade>> {
    const { rows, ...page } = await this.records.list(query);
    return { ...page, rows: rows.map(await this.loadNames(rows)) };
  }

  async getOrThrow(id: number): Promise<NamedAtividade> {
    const row = await this.records.getOrThrow(id);
    return (await this.loadNames([row]))(row);
  }

  /** Tells the trail that a resource is exported. @throws AppError 'forbidden' for one the role is not shown */
  async recordExport(resource: string, papel: Papel): Promise<void> {
    const isShown = papel === 'administracao' || countedFor(papel).some((counted) => counted.name === resource);
    if (!isShown) throw new AppError('forbidden', messages.adminOnly);
    amendAction({ resource });
    await this.transactions.run(() => Promise.resolve());
  }

  private async loadNames(rows: readonly Atividade[]): Promise<(row: Atividade) => NamedAtividade> {
    const titles = new Map<string, ReadonlyMap<string, RecordTitle>>();
    for (const resource of new Set(rows.map(({ secao }) => secao))) {
      const ids = rows.flatMap(({ secao, registo }) => (secao === resource && registo !== null ? [registo] : []));
      if (ids.length > 0) titles.set(resource, await this.titlesOf(resource, [...new Set(ids)]));
    }
    return (row) => Object.assign({ titulo: null, existe: null }, row, titles.get(row.secao)?.get(row.registo ?? ''));
  }

  private async titlesOf(resource: string, ids: readonly string[]): Promise<ReadonlyMap<string, RecordTitle>> {
    const { manager } = this.transactions;
    if (resource === 'users') {
      const users = await manager.find(User, {
        select: { id: true, nome: true },
        where: { id: In(ids.map(Number).filter(Number.isSafeInteger)) },
      });
      const names = new Map(users.map(({ id, nome }) => [String(id), nome]));
      return new Map(ids.map((id) => [id, { titulo: names.get(id) ?? null, existe: names.has(id) }]));
    }
    if (resource === 'files') {
      const files = await manager.find(Ficheiro, { select: { id: true, nome: true }, where: { nome: In([...ids]) } });
      // a file has a name and no title
      return new Map(ids.map((id) => [id, { titulo: null, existe: files.some(({ nome }) => nome === id) }]));
    }
    return this.titles.titlesOf(resource, ids);
  }
}
