import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// A clock that is not Lisbon's, nor UTC, shows every date that forgets its zone.
const env = { TZ: 'America/New_York' };

export default defineConfig({
  test: {
    projects: [
      {
        // The rules of both front ends and of the scripts that need no browser: `npm run test:unit`.
        resolve: {
          alias: {
            '~': fileURLToPath(new URL('public-web/app', import.meta.url)),
            '@contract': fileURLToPath(new URL('contract', import.meta.url)),
          },
        },
        test: {
          name: 'unit',
          include: ['public-web/**/*.spec.ts', 'admin/**/*.spec.ts', 'scripts/**/*.spec.mjs'],
          env,
          // beside a whole API's tests on two cores
          testTimeout: 30_000,
          unstubGlobals: true,
        },
      },
      {
        // What is kept in a bucket, on the S3 server that TEST_S3_URL names: `npm run test:s3`.
        oxc: { decorator: { legacy: true, emitDecoratorMetadata: true }, assumptions: { setPublicClassFields: true } },
        test: {
          name: 's3',
          include: ['src/**/*.s3.spec.ts'],
          setupFiles: ['test/support/environment.ts'],
          env,
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The programs as they are built, each test with its own, and what needs no page of a browser.
        test: {
          name: 'programs',
          include: ['test/programs/**/*.spec.ts'],
          env,
          maxWorkers: 1,
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The API on the database that TEST_DATABASE names (sqlite or mysql): `npm run test:api`. Each spec file has a
        // database, a data folder and settings of its own (test/support/environment.ts); one process serves all, so that
        // the application is loaded once.
        oxc: { decorator: { legacy: true, emitDecoratorMetadata: true }, assumptions: { setPublicClassFields: true } },
        test: {
          name: 'api',
          isolate: false,
          include: ['src/**/*.spec.ts', 'test/bench/**/*.spec.ts'],
          exclude: ['src/**/*.s3.spec.ts'],
          setupFiles: ['test/support/environment.ts'],
          env,
          // In CI both databases' runs share two cores.
          maxWorkers: 1,
          // For a machine several times slower: only what fails waits so long.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
