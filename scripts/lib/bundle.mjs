import { createRequire } from 'node:module';
import { rolldown } from 'rolldown';

/** Packages that look for a binary or files beside themselves, and the one that has to be loaded first of all. */
const ON_DISK = ['@node-rs/argon2', 'better-sqlite3', 'reflect-metadata', 'sharp', 'swagger-ui-dist'];
/** Packages that are loaded when somebody first uses them. */
const LATER = ['@simplewebauthn/server', 'otpauth', 'prom-client', '@opentelemetry'];

/**
 * Joins a program with what its start loads, libraries included: one file is read and compiled in half the time of three
 * thousand. It is written without what only people read, and with every name as it is: those of classes are in the
 * documented contract.
 * @param {string} input its absolute path
 * @param {import('rolldown').Plugin[]} [plugins]
 */
export async function bundleOf(input, plugins = []) {
  const bundle = await rolldown({ input, platform: 'node', external: isOutside, plugins, logLevel: 'warn' });
  const { output } = await bundle.generate({
    format: 'esm',
    codeSplitting: false,
    keepNames: true,
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  });
  await bundle.close();
  return output[0].code;
}

/**
 * @param {string} id
 * @param {string} [importer]
 */
function isOutside(id, importer = import.meta.filename) {
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
