import { Injectable, Logger } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { DAY_MS } from '../../platform/dates/durations.js';
import { DailyJob } from '../../platform/jobs/daily-job.js';
import { areas, Storage } from '../storage/storage.js';
import { Ficheiro } from './ficheiro.entity.js';
import { FicheirosService } from './ficheiros.service.js';

const ASKED_AT_ONCE = 500;
/** More than so many, and more than this part of all, were not left by a killed process: the database is another one. */
const UNUSUAL_COUNT = 20;
const UNUSUAL_PART = 0.25;

/** Removes what a killed process left: files half arrived, and files without a row. */
@Injectable()
export class OrphanFilesJob extends DailyJob {
  private readonly logger = new Logger('Files');

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly ficheiros: FicheirosService,
  ) {
    super();
  }

  override async run(now: Date, isStopping: () => boolean): Promise<void> {
    await this.storage.clearStaging(now);
    for (const area of areas) {
      const { all, old } = await this.storage.list(area, new Date(now.getTime() - DAY_MS));
      const orphans = await this.withoutRow(old);
      if (orphans.length > UNUSUAL_COUNT && orphans.length > all * UNUSUAL_PART) {
        this.logger.warn({ area, withoutRow: orphans.length, of: all, removed: 0 });
        continue;
      }
      for (const nome of orphans) {
        if (isStopping()) return;
        await this.ficheiros.removeFromDisk(area, nome);
      }
    }
  }

  private async withoutRow(names: readonly string[]): Promise<string[]> {
    const orphans: string[] = [];
    for (let start = 0; start < names.length; start += ASKED_AT_ONCE) {
      const some = names.slice(start, start + ASKED_AT_ONCE);
      const rows = await this.dataSource.manager.find(Ficheiro, { select: { nome: true }, where: { nome: In(some) } });
      const known = new Set(rows.map(({ nome }) => nome));
      orphans.push(...some.filter((nome) => !known.has(nome)));
    }
    return orphans;
  }
}
