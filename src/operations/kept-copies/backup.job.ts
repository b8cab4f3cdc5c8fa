import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/config.js';
import { DailyJob } from '#platform/jobs/jobs.js';
import { LastRuns } from '../last-runs/last-runs.service.js';
import { runCommand } from './command.js';
import { removeOldCopies } from './kept-copies.js';

@Injectable()
export class BackupJob extends DailyJob {
  constructor(
    private readonly runs: LastRuns,
    private readonly settings: Settings,
  ) {
    super();
  }

  override async run(now: Date, isStopping: () => boolean): Promise<void> {
    const { backup, backupRecipient } = this.settings;
    if (!backup.daily) return;
    const name = `dfc-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.${backupRecipient === undefined ? 'tar' : 'tar.age'}`;
    await this.runs.during('copia', now, () => runCommand('backup', [join(backup.dir, name)], { env: {}, isStopping }));
    await removeOldCopies(backup.dir, backup.keep);
  }
}
