import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { cutPaper } from './art-plugin.ts';
import { checkedContent } from './content-check.ts';

export default defineConfig(({ command }) => ({
  plugins: [checkedContent(), cutPaper(), tailwindcss(), reactRouter()],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: { assetsInlineLimit: 0 },
  server: { port: Number(process.env.SITE_PORT ?? 8080), strictPort: true },
  worker: { format: 'es' },
  environments: {
    ssr: {
      build: {
        // The build is our own server around the routes; the development server brings its own.
        ...(command === 'build' && { rollupOptions: { input: './server/main.ts' } }),
      },
    },
  },
}));
