import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DailyJob } from '../../platform/jobs/jobs.js';
import { areas, Storage } from '../storage/storage.js';
import { FicheirosService } from './ficheiros.service.js';
import { orphanFiles } from './orphan-files.js';

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
