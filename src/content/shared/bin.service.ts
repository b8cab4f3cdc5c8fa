import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThanOrEqual, type ObjectLiteral } from 'typeorm';
import { ErasureRemains } from '#erasing/erasure-remains.service.js';
import { FicheirosService } from '#files/ficheiros/ficheiros.service.js';
import { requireFiles } from '#files/fotografias/named-files.js';
import { WithheldFiles } from '#files/ficheiros/public-files.js';
import { amendAction } from '#platform/requests/audited-action.js';
import { lockOrThrow, Transactions } from '#platform/database/transactions.js';
import { AppError, ignoreNotFound } from '#platform/errors/app-error.js';
import { listOf, type Page, type RawListQuery } from '#platform/lists/list-spec.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import { BinnedRecord, Draft } from './history.entity.js';
import { forgetHistory } from './bin-record.js';
import { historyResourceOrThrow } from './history.service.js';
import { contentsOf, keepVersion, lastVersion, type Snapshot, type WithAuthor, withAuthors } from './versions.js';
import { RemovesOutdated } from '#platform/jobs/jobs.js';

export const lixoList = listOf(BinnedRecord, {
  columns: {
    titulo: 'text',
    recurso: { property: 'resource', kind: 'code', thenBy: 'removedAt' },
    eliminadoEm: { property: 'removedAt', kind: 'moment' },
    ficaAte: { property: 'until', kind: 'moment' },
  },
  defaultOrder: [{ property: 'removedAt', direction: 'DESC' }],
  listed: ['id', 'resource', 'recordId', 'titulo', 'removedAt', 'userId', 'until'],
});

const TAKEN = 'Já há outro registo com o identificador que este tinha: não pode ser reposto.';

@Injectable()
export class Bin implements WithheldFiles {
  private readonly records = new RecordReader(this.transactions.manager.getRepository(BinnedRecord), lixoList);

  constructor(
    private readonly transactions: Transactions,
    private readonly ficheiros: FicheirosService,
    private readonly remains: ErasureRemains,
  ) {}

  async list(raw: RawListQuery): Promise<Page<WithAuthor<BinnedRecord>>> {
    const page = await this.records.list(raw);
    return { ...page, rows: await withAuthors(this.transactions.manager, page.rows) };
  }

  /** Brings a record back under its number, with its versions. @throws AppError 'notFound', 'conflict', 'invalid' */
  restore(id: number): Promise<{ resource: string; recordId: number }> {
    return this.transactions.run(async (manager) => {
      const binned = await lockOrThrow(manager, BinnedRecord, id);
      const { resource, recordId } = binned;
      const { entity } = historyResourceOrThrow(resource);
      if (await manager.existsBy(entity, { id: recordId })) throw new AppError('conflict', TAKEN);
      await manager.remove(binned);
      const isShown = await restoreRow(manager, entity, binned);
      await restoreDraft(manager, binned, isShown);
      amendAction({ resource, recordId: String(recordId) });
      return { resource, recordId };
    });
  }

  /** Takes a record out for good, with its versions and its own file. @throws AppError 'notFound' */
  async erase(id: number): Promise<void> {
    await this.removeForGood(id);
    await this.remains.clean();
  }

  @RemovesOutdated()
  async removeOutdated(now: Date, limit: number): Promise<number> {
    const due = await this.transactions.manager.find(BinnedRecord, {
      select: { id: true },
      where: { until: LessThanOrEqual(now) },
      order: { until: 'ASC', id: 'ASC' },
      take: limit,
    });
    for (const { id } of due) await this.removeForGood(id, now).catch(ignoreNotFound);
    if (due.length > 0) await this.remains.clean();
    return due.length;
  }

  isWithheld(nome: string): Promise<boolean> {
    return this.transactions.manager.existsBy(BinnedRecord, { ownFile: nome });
  }

  private async removeForGood(id: number, before?: Date): Promise<void> {
    await this.transactions.run(async (manager) => {
      const binned = await lockOrThrow(manager, BinnedRecord, id);
      if (before !== undefined && binned.until > before) return;
      const { resource, recordId, ownFile } = binned;
      amendAction({ resource, recordId: String(recordId) });
      await forgetHistory(manager, resource, [recordId]);
      if (ownFile !== null) await this.ficheiros.discard(manager, { area: 'uploads', nome: ownFile });
    });
  }
}

/** Has visitors see a record again. @returns whether they did before it was removed */
async function restoreRow(manager: EntityManager, entity: new () => object, binned: BinnedRecord): Promise<boolean> {
  const { recordId } = binned;
  const kept = JSON.parse(binned.contents) as (Snapshot & { versao: number | null }) | null;
  if (kept === null) return false;
  const { versao, ...snapshot } = kept;
  const was = contentsOf(manager, entity, snapshot);
  await requireFiles(manager, was);
  const next = versao === null ? {} : { versao: Math.max(versao, await lastVersion(manager, binned)) + 1 };
  const row = manager.create(entity, { ...was, id: recordId, ...next }) as ObjectLiteral & { id: number };
  await manager.save(entity, row);
  // one of a resource that is never replaced has but the version that it has
  const target = entity as new () => typeof row;
  if (versao !== null) await keepVersion(manager, target, row, { before: { versao, contents: snapshot } });
  return true;
}

/** Puts back what waited to be published: it waits as a draft, whatever was planned for it. */
async function restoreDraft(manager: EntityManager, binned: BinnedRecord, isShown: boolean): Promise<void> {
  const { resource, recordId, titulo, draft: contents } = binned;
  if (contents === null) return;
  await requireFiles(manager, JSON.parse(contents) as Snapshot);
  const draft = manager.create(Draft, {
    resource,
    recordId,
    titulo,
    estado: isShown ? 'publicado' : 'rascunho',
    contents,
    exemplo: (JSON.parse(contents) as Snapshot)['exemplo'] === true,
    versao: (await lastVersion(manager, binned)) + 1,
    savedAt: new Date(),
    userId: binned.userId,
  });
  await manager.save(Draft, draft);
}
