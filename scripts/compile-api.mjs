// Usage: node scripts/compile-api.mjs
// Compiles the API into dist/, and joins what its start loads, libraries included, in dist/main.js: one file is read and
// compiled in half the time of three thousand. It is written in ASCII: one sign above Latin-1, and V8 keeps two bytes for
// each of nine million. The commands beside it stay as the compiler wrote them.
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { run } from './lib/children.mjs';
import { root } from './lib/programs.mjs';

/** What has a binary or files of its own that it looks for beside itself, and what must be first of all. */
const ON_DISK = ['@node-rs/argon2', 'better-sqlite3', 'reflect-metadata', 'sharp', 'swagger-ui-dist'];
/** What is loaded when somebody first uses it. */
const LATER = ['@simplewebauthn/server', 'otpauth', 'prom-client', '@opentelemetry'];

const exitCode = await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json']);
if (exitCode !== 0) process.exit(exitCode);

const main = join(root, 'dist/main.js');
const bundle = await rolldown({
  input: main,
  platform: 'node',
  external: isOutside,
  logLevel: 'warn',
});
// Written without what only people read, and with every name as it is: those of classes are in the documented contract.
const { output } = await bundle.generate({
  format: 'esm',
  codeSplitting: false,
  keepNames: true,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
});
await bundle.close();
const { code } = output[0];
await writeFile(
  main,
  code.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
);

/**
 * @param {string} id
 * @param {string} [importer]
 */
function isOutside(id, importer = main) {
  if (/^[./]/.test(id)) return false;
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
