import { DataSource, type EntityManager, In } from 'typeorm';
import { DAY_MS } from '#platform/dates/durations.js';
import { type Area, areas, Storage } from '../storage/storage.js';
import { Ficheiro } from '../storage/ficheiro.entity.js';
import { Injectable, Logger } from '@nestjs/common';
import { Daily } from '#platform/jobs/jobs.js';
import { FicheirosService } from './ficheiros.service.js';

const ASKED_AT_ONCE = 500;
/** More than so many, and more than this part of all, were not left by a killed process: the database is another one. */
const UNUSUAL_COUNT = 20;
const UNUSUAL_PART = 0.25;

/**
 * Finds an area's files without a row. One that came within a day may be of an upload that has still to commit.
 * @returns `unusual` where there are so many that they are rather another database's
 */
export async function orphanFiles(manager: EntityManager, storage: Storage, area: Area, now: Date) {
  const before = new Date(now.getTime() - DAY_MS);
  const old: string[] = [];
  let all = 0;
  for await (const { name, modified } of storage.list(area)) {
    all += 1;
    if (modified < before) old.push(name);
  }
  const names: string[] = [];
  for (let start = 0; start < old.length; start += ASKED_AT_ONCE) {
    const some = old.slice(start, start + ASKED_AT_ONCE);
    const rows = await manager.find(Ficheiro, { select: { nome: true }, where: { nome: In(some) } });
    const known = new Set(rows.map(({ nome }) => nome));
    names.push(...some.filter((nome) => !known.has(nome)));
  }
  return { names, all, unusual: names.length > UNUSUAL_COUNT && names.length > all * UNUSUAL_PART };
}

/** Removes what a killed process left: files half arrived, and files without a row. */
@Injectable()
export class OrphanFilesJob {
  private readonly logger = new Logger('Files');

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly ficheiros: FicheirosService,
  ) {}

  @Daily()
  async run(now: Date, isStopping: () => boolean): Promise<void> {
    await this.storage.clearStaging(now);
    for (const area of areas) {
      const { names, all, unusual } = await orphanFiles(this.dataSource.manager, this.storage, area, now);
      if (unusual) {
        this.logger.warn({ area, withoutRow: names.length, of: all, removed: 0 });
        continue;
      }
      for (const nome of names) {
        if (isStopping()) return;
        await this.ficheiros.removeFromDisk(area, nome);
      }
    }
  }
}
