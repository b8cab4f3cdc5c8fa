// Node's own loader with our TypeScript: `./x.js` is `./x.ts` and `#wing/x.js` is `src/wing/x.ts` where that is what there
// is, and decorators keep their metadata.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

const root = new URL('../../', import.meta.url).href;
const globals = new URL('./globals.mjs', import.meta.url).href;
const options = {
  lang: /** @type {const} */ ('ts'),
  sourcemap: true,
  decorator: { legacy: true, emitDecoratorMetadata: true },
  assumptions: { setPublicClassFields: true },
  typescript: { onlyRemoveTypeImports: true, removeClassFieldsWithoutInitializer: true },
};

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: globals, format: 'module', shortCircuit: true };
  const { parentURL = '' } = context;
  if (!/^(\.\.?\/|#).*\.js$/.test(specifier) || !parentURL.startsWith(root) || parentURL.includes('/node_modules/'))
    return next(specifier, context);
  const file = specifier.replace(/\.js$/, '.ts');
  const { href } = file.startsWith('#') ? new URL(`src/${file.slice(1)}`, root) : new URL(file, parentURL);
  if (!existsSync(fileURLToPath(href))) return next(specifier, context);
  return { url: href, format: 'module', shortCircuit: true };
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  const { pathname } = new URL(url);
  if (!url.startsWith('file:') || !pathname.endsWith('.ts') || pathname.includes('/node_modules/'))
    return next(url, context);
  const file = fileURLToPath(url);
  const { code, map, errors } = transformSync(file, await readFile(file, 'utf8'), options);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const inline = Buffer.from(JSON.stringify(map)).toString('base64');
  return {
    format: 'module',
    source: `${code}\n//# sourceMappingURL=data:application/json;base64,${inline}`,
    shortCircuit: true,
  };
}
