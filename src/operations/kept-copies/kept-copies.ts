import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/config.js';
import { Daily } from '#platform/jobs/jobs.js';
import { LastRuns } from '../last-runs/last-runs.service.js';
import { runCommand } from './command.js';

/** A copy that is being written has a name with a dot before it. */
const NAME = /^dfc-.+\.tar(?:\.age)?$/;

export function pathOfCopy(folder: string, madeAt: Date, isEncrypted: boolean): string {
  return join(folder, `dfc-${madeAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.${isEncrypted ? 'tar.age' : 'tar'}`);
}

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
export class BackupJob {
  constructor(
    private readonly runs: LastRuns,
    private readonly settings: Settings,
  ) {}

  @Daily()
  async run(now: Date, isStopping: () => boolean): Promise<void> {
    const { backup, backupRecipient } = this.settings;
    if (!backup.daily) return;
    const path = pathOfCopy(backup.dir, now, backupRecipient !== undefined);
    await this.runs.during('copia', now, () => runCommand('backup', [path], { env: {}, isStopping }));
    for (const old of (await keptCopies(backup.dir)).slice(backup.keep)) await rm(old.path, { force: true });
  }
}
