import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { readSettings, type ServerConfig } from './server/config.js';
import { NONCE_PLACEHOLDER, withRuntimeConfig } from './server/page.js';

/** In development Vite serves the page itself, so the run-time configuration is put in here. */
function runtimeConfig(config: ServerConfig): Plugin {
  return { name: 'runtime-config', transformIndexHtml: (html) => withRuntimeConfig(html, config) };
}

/**
 * Modules of libraries in fewer words: node-polyglot stands in for a function that every browser has, and MUI brings its
 * themes of CSS variables along, 7 kB of the first load, which themes without `cssVariables` never run. React-admin
 * compares what is JSON with lodash, which compares anything in ten times as much code, and makes English words of names,
 * where all that is shown has a label. Nobody calls Emotion's `withTheme`, for which it copies the statics of components.
 * React Router gives bundlers the build that warns developers.
 */
const spared: Readonly<Record<string, string>> = {
  '/node_modules/object.entries/index.js': 'module.exports = Object.entries;',
  '/node_modules/lodash/isEqual.js':
    "import { replaceEqualDeep } from '@tanstack/react-query'; export default (a, b) => replaceEqualDeep(a, b) === a;",
  '/hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': 'module.exports = (target) => target;',
  '/inflection/lib/inflection.js':
    'const same = (word) => word; export { same as capitalize, same as humanize, same as inflect, same as pluralize, same as singularize, same as transform };',
  '/react-router/dist/development/index.mjs': "export * from '../production/index.mjs';",
  '/react-router/dist/development/dom-export.mjs': "export * from '../production/dom-export.mjs';",
  '/@mui/material/styles/createTheme.mjs': "export { default } from './createThemeNoVars.mjs';",
  '/@mui/material/styles/ThemeProvider.mjs': "export { default } from './ThemeProviderNoVars.mjs';",
};

const spareModules: Plugin = {
  name: 'spare-modules',
  load: (id) => Object.entries(spared).find(([file]) => id.endsWith(file))?.[1] ?? null,
};

const resolve = { alias: { '@contract': fileURLToPath(new URL('../contract', import.meta.url)) } };

export default defineConfig(({ command, isSsrBuild }) => {
  if (command === 'serve') {
    const config = readSettings(process.env);
    const { host, port } = config;
    return { resolve, plugins: [react(), runtimeConfig(config)], server: { host, port, strictPort: true } };
  }
  return {
    resolve,
    plugins: [react(), spareModules],
    // The placeholder becomes a fresh nonce on every answer of our server.
    html: { cspNonce: NONCE_PLACEHOLDER },
    build: isSsrBuild
      ? { target: 'node20', emptyOutDir: true, copyPublicDir: false }
      : {
          outDir: 'build/client',
          emptyOutDir: true,
          target: 'es2022',
          chunkSizeWarningLimit: 1200,
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  // The modules of the first page are a twentieth smaller where they are compressed as one file.
                  { name: 'first', tags: ['$initial'] },
                  // So are the sections with their icons, some of which are those of other screens, too.
                  { name: 'sections', test: /(-sections|inboxes)\.ts$/ },
                ],
              },
            },
          },
        },
  };
});
