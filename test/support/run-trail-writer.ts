import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How many rows such a process writes at once. */
export const TRAIL_LANES = 2;

/**
 * Runs a process of its own that adds to the trail of this spec's database, in two lanes.
 * @param each how many rows a lane adds
 * @returns how it ended, and what it complained of
 */
export async function runTrailWriter(name: string, each: number): Promise<{ code: number | null; said: string }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'test/support/trail-writer.ts', name, String(each), String(TRAIL_LANES)],
    {
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, said };
}
