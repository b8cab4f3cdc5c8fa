import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const RULES = ['public-web/**/*.spec.ts', 'admin/**/*.spec.ts'];
const STOPPED_CLOCK = ['public-web/server/kept-pages/*.spec.ts'];

/** The rules of both front ends, which import as Vite does: `npm run test:unit`. All other tests are Jest's. */
export default defineConfig({
  resolve: {
    alias: {
      '~': fileURLToPath(new URL('../public-web/app', import.meta.url)),
      '@contract': fileURLToPath(new URL('../contract', import.meta.url)),
    },
  },
  test: {
    // A clock that is not Lisbon's, nor UTC, shows every date that forgets its zone. The addresses are read once by all that
    // share a process.
    env: { TZ: 'America/New_York', API_URL: 'https://api.pt', SITE_URL: 'https://site.pt' },
    // beside a whole API's tests on two cores
    testTimeout: 30_000,
    unstubGlobals: true,
    projects: [
      // One process serves all, so that what they import is loaded once.
      { extends: true, test: { name: 'rules', include: RULES, exclude: STOPPED_CLOCK, isolate: false } },
      // These stop the clock by which the runner itself measures.
      { extends: true, test: { name: 'stopped-clock', include: STOPPED_CLOCK } },
    ],
  },
});
