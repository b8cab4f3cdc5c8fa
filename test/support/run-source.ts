import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { isFresh } from '../../scripts/lib/freshness.mjs';

/** What is built of these sources starts in half the time that they do. */
const isBuilt = isFresh('api');
/** SOURCES of such a process: it loads what is built where that is of these sources. */
const sourcesInForce = isBuilt ? 'build' : '';

/** Has the processes that this spec's application starts load that, too. */
export function loadBuilt(): void {
  process.env['SOURCES'] = sourcesInForce;
}

/** How a program ended, and what it said. */
interface Ended {
  code: number | null;
  out: string;
  complaints: string;
}

/** Runs a source file as a process of its own, on this spec's database. */
export async function runSource(file: string, ...args: string[]): Promise<Ended> {
  return runSourceIn({}, file, ...args);
}

/** The same with some variables changed. */
export async function runSourceIn(changes: Record<string, string>, file: string, ...args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [...programOf(file), ...args], optionsOf(changes));
  const ended: Ended = { code: null, out: '', complaints: '' };
  child.stdout?.on('data', (chunk: Buffer) => (ended.out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (ended.complaints += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { ...ended, code };
}

/** Starts such a process, as the head of a group of its own: whoever kills it kills what it started, too. */
export function startSource(changes: Record<string, string>, file: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [...programOf(file), ...args], {
    ...optionsOf(changes),
    detached: true,
  });
}

function programOf(file: string): string[] {
  const built = file.replace(/^src\/(.*)\.ts$/, 'dist/$1.js');
  return isBuilt && built !== file ? [built] : ['--import', './test/jest/register.mjs', file];
}

function optionsOf(changes: Record<string, string>) {
  const env = { ...process.env, NODE_OPTIONS: '', SOURCES: sourcesInForce, ...changes };
  return { env, stdio: ['ignore' as const, 'pipe' as const, 'pipe' as const] };
}
