import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/config.js';
import { secretFile } from '#platform/config/secret.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { Daily } from '#platform/jobs/jobs.js';
import { LastRuns } from '../last-runs/last-runs.service.js';
import { runCommand } from './command.js';
import { type KeptCopy, keptCopies } from './kept-copies.js';

/** A week, less what a night begins earlier than the one before. */
const EVERY_MS = 6.5 * DAY_MS;

/** Puts the newest copy back once a week in a place of its own and has it checked; each night while that fails. */
@Injectable()
export class RehearsalJob {
  constructor(
    private readonly runs: LastRuns,
    private readonly settings: Settings,
  ) {}

  @Daily()
  async run(now: Date, isStopping: () => boolean): Promise<void> {
    const [newest] = await keptCopies(this.settings.backup.dir);
    if (newest === undefined || !this.canRead(newest)) return;
    const last = await this.runs.of('ensaio');
    if (last?.endedAt != null && now.getTime() - last.startedAt.getTime() < EVERY_MS) return;
    await this.runs.during('ensaio', now, () => this.rehearse(newest, isStopping));
  }

  /** Whether the key of a copy is at hand, where it has one. */
  canRead({ isEncrypted }: KeptCopy): boolean {
    return !isEncrypted || this.settings.backup.identity !== undefined;
  }

  private async rehearse({ path }: KeptCopy, isStopping: () => boolean): Promise<void> {
    // on the disk of the data, which has room for it; what a process that was killed left there goes first
    const place = join(this.settings.dataDir, 'ensaio');
    await rm(place, { recursive: true, force: true });
    try {
      await mkdir(place, { mode: 0o700 });
      // by it the copy is known to be of this installation; one that says JWT_SECRET has no such file
      await copyFile(secretFile(this.settings), secretFile({ ...this.settings, dataDir: place })).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error;
        },
      );
      const env = {
        DATA_DIR: place,
        DATABASE_URL: `sqlite:${join(place, 'dfc.sqlite')}`,
        STORAGE_URL: `file:${place}`,
        REDIS_URL: '',
        SMTP_URL: '',
      };
      const { identity } = this.settings.backup;
      const key = identity === undefined ? [] : ['--identity', identity];
      await runCommand('rehearse', [path, ...key], { env, isStopping });
      await runCommand('check-integrity', [], { env, isStopping });
    } finally {
      await rm(place, { recursive: true, force: true });
    }
  }
}
