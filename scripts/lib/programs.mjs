import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * One of the three programs.
 * @typedef {object} Program
 * @property {string} title what people call it
 * @property {string} folder its package, relative to the repository
 * @property {string} out its finished build, relative to the repository
 * @property {string[]} sources files and folders its build depends on, relative to the repository
 * @property {string[]} buildCommand
 * @property {string} settings the module whose `readSettings` reads its environment, relative to the repository
 * @property {string} portVariable
 * @property {number} defaultPort
 */

/** @typedef {'api' | 'site' | 'admin'} ProgramName */

const shared = ['package-lock.json', 'contract'];

/** @type {Record<ProgramName, Program>} */
export const programs = {
  api: {
    title: 'API',
    folder: '.',
    out: 'dist',
    sources: [...shared, 'package.json', 'tsconfig.json', 'scripts/compile-api.mjs', 'scripts/lib/bundle.mjs', 'src'],
    buildCommand: [process.execPath, 'scripts/compile-api.mjs'],
    settings: 'src/platform/config/config.ts',
    portVariable: 'API_PORT',
    defaultPort: 3000,
  },
  site: {
    title: 'site público',
    folder: 'public-web',
    out: 'public-web/build',
    sources: [...shared, 'public-web'],
    buildCommand: ['npm', 'run', 'build', '--silent', '--workspace', 'public-web'],
    settings: 'public-web/app/config/read-settings.server.ts',
    portVariable: 'SITE_PORT',
    defaultPort: 8080,
  },
  admin: {
    title: 'back office',
    folder: 'admin',
    out: 'admin/build',
    sources: [...shared, 'admin'],
    buildCommand: ['npm', 'run', 'build', '--silent', '--workspace', 'admin'],
    settings: 'admin/server/config.ts',
    portVariable: 'ADMIN_PORT',
    defaultPort: 8081,
  },
};

/** @type {ProgramName[]} */
export const allPrograms = ['api', 'site', 'admin'];

/**
 * The programs named on a command line; all three when none is named.
 * @param {string[]} names
 * @returns {ProgramName[]}
 */
export function namedPrograms(names) {
  const unknown = names.filter((name) => !Object.hasOwn(programs, name));
  if (unknown.length > 0)
    throw new Error(`Programa desconhecido: ${unknown.join(', ')}. Há: ${allPrograms.join(', ')}.`);
  return names.length > 0 ? allPrograms.filter((name) => names.includes(name)) : allPrograms;
}

/**
 * The port a program will listen on.
 * @param {ProgramName} name
 * @param {NodeJS.ProcessEnv} env
 */
export function portOf(name, env) {
  return Number(env[programs[name].portVariable] || programs[name].defaultPort);
}

/**
 * The arguments for `node` that run a finished build. The front ends state theirs in their own `start` script;
 * npm is left out of the middle so that a signal reaches the program itself.
 * @param {ProgramName} name
 * @returns {string[]}
 */
export function startArguments(name) {
  if (name === 'api') return ['--max-semi-space-size=8', 'dist/main.js'];
  const file = join(root, programs[name].folder, 'package.json');
  const manifest = /** @type {{ scripts?: { start?: string } }} */ (JSON.parse(readFileSync(file, 'utf8')));
  const [command, ...rest] = (manifest.scripts?.start ?? '').split(' ');
  if (command !== 'node') throw new Error(`${programs[name].folder}/package.json: "start" must begin with "node".`);
  return rest;
}
