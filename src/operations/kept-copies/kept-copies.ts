import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/config.js';
import { DailyJob } from '#platform/jobs/jobs.js';
import { LastRuns } from '../last-runs/last-runs.service.js';
import { runCommand } from './command.js';

/** As `npm run backup` calls them; what is being written begins with a dot. */
const NAME = /^dfc-.+\.tar(?:\.age)?$/;

export interface KeptCopy {
  path: string;
  madeAt: Date;
  isEncrypted: boolean;
}

/** The copies in a folder, the newest first; none where there is no folder. */
export async function keptCopies(folder: string): Promise<KeptCopy[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name));
  const copies: KeptCopy[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined) copies.push({ path, madeAt: found.mtime, isEncrypted: name.endsWith('.age') });
  }
  return copies.sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

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
    for (const { path } of (await keptCopies(backup.dir)).slice(backup.keep)) await rm(path, { force: true });
  }
}
