import type { Plugin } from 'vite';
import { drawings } from './art/draw.ts';

/** Draws the illustrations into `/art/`: as files they cost a page no JavaScript. */
export function cutPaper(): Plugin {
  return {
    name: 'cut-paper',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const [file, source] of drawings()) this.emitFile({ type: 'asset', fileName: `art/${file}`, source });
    },
    configureServer(server) {
      server.middlewares.use('/art/', (request, response, next) => {
        const drawing = drawings().get((request.url ?? '').replace(/^\//, ''));
        if (!drawing) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(drawing);
      });
    },
  };
}
