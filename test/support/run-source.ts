import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How a program ended, and what it said. */
interface Ended {
  code: number | null;
  out: string;
  complaints: string;
}

/** Runs a source file as a process of its own, on this spec's database. */
export async function runSource(file: string, ...args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended: Ended = { code: null, out: '', complaints: '' };
  child.stdout.on('data', (chunk: Buffer) => (ended.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (ended.complaints += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { ...ended, code };
}
