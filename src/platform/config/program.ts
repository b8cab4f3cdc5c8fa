import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

const isSource = extname(import.meta.filename) === '.ts';

/** Returns the file of another program of ours. @param name its path in `src/` without its ending */
export const programFile = (name: string): string =>
  fileURLToPath(import.meta.resolve(isSource ? `#src/${name}.ts` : `#dist/${name}.js`));

/** The loader that this process runs its sources with; the build needs none. */
export const loader = isSource ? process.execArgv : [];

/** The environment of a process of its own: this one's with some variables changed. */
export function environmentWith(changes: Readonly<Record<string, string | undefined>>): NodeJS.ProcessEnv {
  return { ...process.env, ...changes };
}
