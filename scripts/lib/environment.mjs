import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { exitOf, launch } from './children.mjs';
import { portOf, programs, root } from './programs.mjs';
import { unknownSettings } from './unknown-settings.mjs';

const reader = fileURLToPath(new URL('wrong-settings.mjs', import.meta.url));

/**
 * Prepares the environment for the programs that are to run, before anything is built or started: takes the variables of
 * `.env` where there is one (what the environment already holds wins), and checks them.
 * @param {import('./programs.mjs').ProgramName[]} names
 * @param {string} [folder] where `.env` is
 * @throws {Error} naming every wrong variable, one a line
 */
export async function prepareEnvironment(names, folder = root) {
  const { env } = process;
  const file = join(folder, '.env');
  const written = existsSync(file);
  if (written) process.loadEnvFile(file);
  const unknown = written
    ? unknownSettings(readFileSync(file, 'utf8'), readFileSync(join(root, '.env.example'), 'utf8'))
    : [];
  const problems = [...unknown, ...(await wrongSettings(names, env)), ...sharedPorts(names, env)];
  if (problems.length > 0)
    throw new Error(
      `Configuração errada, no ambiente ou no ficheiro .env:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
}

/**
 * Returns the complaints of each program's own reader of settings. The readers are TypeScript and are loaded from the
 * sources, in a process of their own, since there may be no build yet.
 * @param {import('./programs.mjs').ProgramName[]} names
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string[]>}
 */
async function wrongSettings(names, env) {
  const child = launch(process.execPath, ['--import', 'tsx', reader, ...names], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, code] = await Promise.all([child.stdout && text(child.stdout), exitOf(child)]);
  if (code !== 0 || !said) throw new Error('A configuração não pôde ser verificada: corra npm ci.');
  return /** @type {string[]} */ (JSON.parse(said));
}

/**
 * @param {import('./programs.mjs').ProgramName[]} names
 * @param {NodeJS.ProcessEnv} env
 */
function sharedPorts(names, env) {
  return names.flatMap((name, index) => {
    const other = names.slice(0, index).find((before) => portOf(before, env) === portOf(name, env));
    const { portVariable } = programs[name];
    return other ? [`${portVariable}: a porta ${portOf(name, env)} já é a de ${programs[other].portVariable}`] : [];
  });
}
