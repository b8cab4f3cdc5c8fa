import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { HOUR_MS } from '#platform/dates/durations.js';
import { environmentWith, programFile } from '#platform/config/program.js';

const LIMIT_MS = HOUR_MS;
const LOOK_MS = 250;

type Command = 'backup' | 'rehearse' | 'check-integrity';

/**
 * Runs one of our commands as a process of its own: it may be on another database, and holds up nobody.
 * @param isStopping whether this process is being ended, and the command with it
 * @throws Error with the command's last words
 */
export async function runCommand(
  name: Command,
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
      timeout: LIMIT_MS,
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
