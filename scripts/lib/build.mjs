import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './children.mjs';
import { isFresh, markFresh, sourceHash } from './freshness.mjs';
import { programs, root } from './programs.mjs';

/**
 * Makes the production builds of the named programs, one after the other.
 * @param {import('./programs.mjs').ProgramName[]} names
 * @param {{ onlyStale: boolean }} options
 */
export async function build(names, { onlyStale }) {
  for (const name of names) {
    if (onlyStale && isFresh(name)) continue;
    const { title, out, buildCommand } = programs[name];
    console.log(`A construir: ${title} …`);
    const started = performance.now();
    const hash = sourceHash(name);
    // Whatever is left of an older build would be served or run as part of the new one: a removed migration, say.
    rmSync(join(root, out), { recursive: true, force: true });
    const [command = '', ...args] = buildCommand;
    const code = await run(command, args, { env: { ...process.env, NODE_ENV: 'production' } });
    if (code !== 0) throw new Error(`A construção falhou: ${title}.`);
    markFresh(name, hash);
    console.log(`Construído: ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  }
}
