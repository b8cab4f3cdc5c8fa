import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { bundleOf } from '../../scripts/lib/bundle.mjs';
import { isFresh } from '../../scripts/lib/freshness.mjs';

/** What is built of these sources starts in half the time that they do. */
const isBuilt = isFresh('api');
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
  const child = spawn(process.execPath, [...(await programOf(file)), ...args], optionsOf(changes));
  const ended: Ended = { code: null, out: '', complaints: '' };
  child.stdout?.on('data', (chunk: Buffer) => (ended.out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (ended.complaints += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { ...ended, code };
}

/** Starts such a process, as the head of a group of its own: whoever kills it kills what it started, too. */
export async function startSource(
  changes: Record<string, string>,
  file: string,
  ...args: string[]
): Promise<ChildProcess> {
  return spawn(process.execPath, [...(await programOf(file)), ...args], { ...optionsOf(changes), detached: true });
}

async function programOf(file: string): Promise<string[]> {
  if (!isBuilt) return ['--import', './test/jest/register.mjs', file];
  const built = builtOf(file);
  return [built === file ? await bundled(file) : built];
}

const builtOf = (file: string) => file.replace(/(^|\/)src\/(.*)\.ts$/, '$1dist/$2.js');

const TESTS = resolve('test');
const bundles = new Map<string, Promise<string>>();

/** A helper of the tests in one file with what it needs of them, of the build and of libraries: it starts in a quarter. */
function bundled(file: string): Promise<string> {
  const made = bundles.get(file) ?? bundle(file);
  bundles.set(file, made);
  return made;
}

async function bundle(file: string): Promise<string> {
  const code = await bundleOf(resolve(file), [{ name: 'of-the-build', resolveId: inBuild }]);
  // beside the libraries: some look for files of theirs
  const path = join('node_modules/.cache/test-helpers', `${basename(file, '.ts')}-${process.pid}.mjs`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, code);
  return path;
}

function inBuild(id: string, importer?: string): string | null {
  if (importer?.startsWith(TESTS) !== true || !id.startsWith('.')) return null;
  const source = resolve(dirname(importer), id.replace(/\.js$/, '.ts'));
  return source.startsWith(TESTS) ? source : builtOf(source);
}

function optionsOf(changes: Record<string, string>) {
  const env = { ...process.env, NODE_OPTIONS: '', ...changes };
  return { env, stdio: ['ignore' as const, 'pipe' as const, 'pipe' as const] };
}
