import { fileURLToPath } from 'node:url';

/** Returns the file of another program of ours, as it is built. @param name its path in `src/` without its ending */
export const programFile = (name: string): string => fileURLToPath(import.meta.resolve(`#dist/${name}.js`));

export function environmentWith(changes: Readonly<Record<string, string | undefined>>): NodeJS.ProcessEnv {
  return { ...process.env, ...changes };
}
