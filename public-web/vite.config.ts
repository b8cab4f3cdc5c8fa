import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type ServerOptions, type UserConfig } from 'vite';
import { cutPaper } from './art-plugin.ts';

/** Where the development server listens: where the built site would, as the environment and `.env` have it. */
async function listening(): Promise<Pick<ServerOptions, 'host' | 'port'>> {
  const { siteConfig } = await import('./app/config/site-config.server.ts');
  return { host: siteConfig.host, port: siteConfig.port };
}

/** Puts the modules that every page loads into one file, which weighs less and is requested once. */
const everywhere = {
  name: 'everywhere',
  test: /app.root\.tsx|node_modules.(react|react-dom|react-router|scheduler)./,
};

export default defineConfig(async ({ command }): Promise<UserConfig> => ({
  plugins: [cutPaper(), tailwindcss(), reactRouter()],
  resolve: {
    alias: {
      '~': fileURLToPath(new URL('./app', import.meta.url)),
      '@contract': fileURLToPath(new URL('../contract', import.meta.url)),
    },
  },
  build: { assetsInlineLimit: 0 },
  ...(command === 'serve' && { server: { ...(await listening()), strictPort: true } }),
  worker: { format: 'es' },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: [everywhere] } } } } },
    ssr: {
      build: {
        // The build is our own server around the routes; the development server brings its own.
        ...(command === 'build' && { rollupOptions: { input: './server/main.ts' } }),
      },
    },
  },
}));
