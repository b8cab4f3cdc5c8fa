import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/config.js';
import { environmentWith, programFile } from '#platform/config/program.js';
import { secretFile } from '#platform/config/secret.js';
import { DAY_MS, HOUR_MS } from '#platform/dates/durations.js';
import { Daily } from '#platform/jobs/jobs.js';
import { LastRuns } from './last-runs.service.js';

/** A copy that is being written has a name with a dot before it. */
const NAME = /^dfc-.+\.tar(?:\.age)?$/;
/** A week, less what a night begins earlier than the one before. */
const EVERY_MS = 6.5 * DAY_MS;
const LOOK_MS = 250;

export function pathOfCopy(folder: string, madeAt: Date, isEncrypted: boolean): string {
  return join(folder, `dfc-${madeAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.${isEncrypted ? 'tar.age' : 'tar'}`);
}

/** The copies in a folder, the newest first; none where there is no folder. */
export async function keptCopies(folder: string) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name));
  const copies = names.map(async (name) => {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    return found === undefined ? [] : [{ path, madeAt: found.mtime, isEncrypted: name.endsWith('.age') }];
  });
  return (await Promise.all(copies)).flat().sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

type KeptCopy = Awaited<ReturnType<typeof keptCopies>>[number];

/** Whether the key of a copy is at hand, where it has one. */
export function canRead({ isEncrypted }: KeptCopy, { backup }: Settings): boolean {
  return !isEncrypted || backup.identity !== undefined;
}

@Injectable()
export class CopyJobs {
  constructor(
    private readonly runs: LastRuns,
    private readonly settings: Settings,
  ) {}

  @Daily()
  async backUp(now: Date, isStopping: () => boolean): Promise<void> {
    const { backup, backupRecipient } = this.settings;
    if (!backup.daily) return;
    const path = pathOfCopy(backup.dir, now, backupRecipient !== undefined);
    await this.runs.during('copia', now, () => runCommand('backup', [path], { env: {}, isStopping }));
    for (const old of (await keptCopies(backup.dir)).slice(backup.keep)) await rm(old.path, { force: true });
  }

  /** Puts the newest copy back once a week in a place of its own and has it checked; each night while that fails. */
  @Daily()
  async rehearse(now: Date, isStopping: () => boolean): Promise<void> {
    const [newest] = await keptCopies(this.settings.backup.dir);
    if (newest === undefined || !canRead(newest, this.settings)) return;
    const last = await this.runs.of('ensaio');
    if (last?.endedAt != null && now.getTime() - last.startedAt.getTime() < EVERY_MS) return;
    await this.runs.during('ensaio', now, () => this.putBack(newest, isStopping));
  }

  private async putBack({ path }: KeptCopy, isStopping: () => boolean): Promise<void> {
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
      await runCommand('restore', [path, '--rehearsal', ...key], { env, isStopping });
      await runCommand('check-integrity', [], { env, isStopping });
    } finally {
      await rm(place, { recursive: true, force: true });
    }
  }
}

/**
 * Runs one of our commands as a process of its own: it may be on another database, and holds up nobody.
 * @param isStopping whether this process is being ended, and the command with it
 * @throws Error with the command's last words
 */
async function runCommand(
  name: 'backup' | 'restore' | 'check-integrity',
  args: readonly string[],
  { env, isStopping }: { env: Readonly<Record<string, string>>; isStopping: () => boolean },
): Promise<void> {
  const file = programFile(`operations/commands/${name}`);
  // what watches this process is not to watch the command
  const changed = { ...env, METRICS_PORT: '', OTEL_EXPORTER_OTLP_ENDPOINT: '', NODE_OPTIONS: '' };
  const ending = new AbortController();
  const look = setInterval(() => {
    if (isStopping()) ending.abort();
  }, LOOK_MS);
  try {
    await promisify(execFile)(process.execPath, [file, ...args], {
      env: environmentWith(changed),
      timeout: HOUR_MS,
      signal: ending.signal,
    });
  } catch (error) {
    if (ending.signal.aborted) throw new Error('o servidor foi parado a meio', { cause: error });
    const { stderr = '', message } = error as Error & { stderr?: string };
    const said = stderr.trim().split('\n').at(-1) ?? '';
    throw new Error(said === '' ? message : said, { cause: error });
  } finally {
    clearInterval(look);
  }
}
