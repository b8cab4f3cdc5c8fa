import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { readServerConfig } from './server/config.js';
import { NONCE_PLACEHOLDER, withRuntimeConfig } from './server/page.js';

const serverConfig = readServerConfig(process.env);

/** In development Vite serves the page itself, so the run-time configuration is put in here. */
function runtimeConfigInDevelopment(): Plugin {
  return {
    name: 'runtime-config',
    apply: 'serve',
    transformIndexHtml: (html) => withRuntimeConfig(html, serverConfig),
  };
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), runtimeConfigInDevelopment()],
  // The placeholder becomes a fresh nonce on every answer of our server; Vite's own dev server has no policy to satisfy.
  ...(command === 'build' ? { html: { cspNonce: NONCE_PLACEHOLDER } } : {}),
  server: { port: serverConfig.port, strictPort: true },
  build: isSsrBuild
    ? { target: 'node20', emptyOutDir: true, copyPublicDir: false }
    : { outDir: 'build/client', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1200 },
}));
