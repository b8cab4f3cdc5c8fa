import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { readSettings, type ServerConfig } from './server/config.js';
import { NONCE_PLACEHOLDER, withRuntimeConfig } from './server/page.js';

/** In development Vite serves the page itself, so the run-time configuration is put in here. */
function runtimeConfig(config: ServerConfig): Plugin {
  return { name: 'runtime-config', transformIndexHtml: (html) => withRuntimeConfig(html, config) };
}

const resolve = { alias: { '@contract': fileURLToPath(new URL('../contract', import.meta.url)) } };

export default defineConfig(({ command, isSsrBuild }) => {
  if (command === 'serve') {
    const config = readSettings(process.env);
    const { host, port } = config;
    return { resolve, plugins: [react(), runtimeConfig(config)], server: { host, port, strictPort: true } };
  }
  return {
    resolve,
    plugins: [react()],
    // The placeholder becomes a fresh nonce on every answer of our server.
    html: { cspNonce: NONCE_PLACEHOLDER },
    build: isSsrBuild
      ? { target: 'node20', emptyOutDir: true, copyPublicDir: false }
      : { outDir: 'build/client', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1200 },
  };
});
