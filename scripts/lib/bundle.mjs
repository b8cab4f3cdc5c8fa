import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { programs, root } from './programs.mjs';

const COMMANDS = 'operations/commands';

/** Packages that look for a binary or files beside themselves, and the one that has to be loaded first of all. */
const ON_DISK = ['@node-rs/argon2', 'better-sqlite3', 'reflect-metadata', 'sharp', 'swagger-ui-dist'];
/** Packages that are loaded when somebody first uses them, and the one that only a clone has. */
const LATER = ['@simplewebauthn/server', 'otpauth', 'prom-client', '@opentelemetry', 'openapi-typescript'];

/**
 * Writes a file in ASCII: one sign above Latin-1, and V8 keeps two bytes for each of its millions.
 * @type {import('rolldown').Plugin}
 */
const ascii = {
  name: 'ascii',
  generateBundle: (_options, files) => {
    for (const file of Object.values(files))
      if (file.type === 'chunk')
        file.code = file.code.replace(
          /[^\0-\x7f]/g,
          (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
  },
};

/**
 * Joins programs in TypeScript with what they load, libraries included: a few files are read and compiled in half the time
 * of three thousand (docs/decisions/0009). Only people read what is left out. Every name stays as it is: those of
 * classes are in the documented contract.
 * @param {Record<string, string>} input the source of each program, relative to the repository, by its name in the folder
 * @param {string} dir the folder that they are written to
 * @returns {import('rolldown').BuildOptions}
 */
export const bundleOptions = (input, dir) => ({
  input,
  cwd: root,
  tsconfig: 'tsconfig.json',
  platform: 'node',
  external: isOutside,
  plugins: [ascii],
  logLevel: 'warn',
  output: {
    dir,
    entryFileNames: '[name].js',
    chunkFileNames: 'shared/[name].js',
    keepNames: true,
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  },
});

/** The API and its commands. */
export function apiBundle() {
  const names = ['main', 'erasing/rebuild-database'];
  for (const file of readdirSync(join(root, 'src', COMMANDS)))
    if (!file.endsWith('.spec.ts')) names.push(`${COMMANDS}/${file.replace('.ts', '')}`);
  return bundleOptions(Object.fromEntries(names.map((name) => [name, `src/${name}.ts`])), programs.api.out);
}

/**
 * @param {string} id
 * @param {string} [importer]
 */
function isOutside(id, importer = import.meta.filename) {
  if (/^[./#]/.test(id)) return false;
  return [...ON_DISK, ...LATER].some((name) => id === name || id.startsWith(`${name}/`)) || !isInstalled(id, importer);
}

/**
 * Nest and TypeORM ask for packages that only some programs have, and go on without them.
 * @param {string} id
 * @param {string} importer
 */
function isInstalled(id, importer) {
  try {
    createRequire(importer).resolve(id);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ERR_PACKAGE_PATH_NOT_EXPORTED';
  }
}
