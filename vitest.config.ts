import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The rules of both front ends and of the scripts that need no browser: `npm run test:unit`. */
export default defineConfig({
  resolve: {
    alias: {
      '~': fileURLToPath(new URL('public-web/app', import.meta.url)),
      '@contract': fileURLToPath(new URL('contract', import.meta.url)),
    },
  },
  test: {
    include: ['public-web/**/*.spec.ts', 'admin/**/*.spec.ts', 'scripts/**/*.spec.mjs'],
    // A clock that is not Lisbon's shows every date that forgets its zone.
    env: { TZ: 'America/New_York' },
    unstubGlobals: true,
  },
});
