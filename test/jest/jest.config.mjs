import { join } from 'node:path';

// The tests of the API, of the programs and of the scripts: `npm run test:api`. Spec files and what they import are Node's
// own modules, loaded once in a process (docs/decisions/0023-jest-over-nodes-own-modules.md).

/** @param {string} displayName */
const project = (displayName) => ({
  displayName,
  rootDir: join(import.meta.dirname, '../..'),
  runtime: join(import.meta.dirname, 'native-runtime.cjs'),
  testEnvironment: join(import.meta.dirname, 'native-environment.cjs'),
  transform: {},
});
// Each spec file has a database, a data folder and settings of its own.
const setupFilesAfterEnv = [join(import.meta.dirname, '../support/environment.ts')];

/** @type {import('jest').Config} */
export default {
  // The other core runs the tests of another database, or a browser's.
  maxWorkers: 1,
  // Handles that a spec leaves open do not keep Jest running.
  forceExit: true,
  watchman: false,
  projects: [
    {
      // On the database that TEST_DATABASE names, sqlite or mysql.
      ...project('api'),
      roots: ['<rootDir>/src', '<rootDir>/contract', '<rootDir>/test/bench'],
      testRegex: [String.raw`\.spec\.ts$`],
      testPathIgnorePatterns: [String.raw`\.s3\.spec\.ts$`],
      setupFilesAfterEnv,
      // For a machine several times slower: only what fails waits so long.
      testTimeout: 60_000,
    },
    {
      // These specs keep files in a bucket, on the S3 server that TEST_S3_URL names.
      ...project('s3'),
      roots: ['<rootDir>/src'],
      testRegex: [String.raw`\.s3\.spec\.ts$`],
      setupFilesAfterEnv,
      testTimeout: 120_000,
    },
    {
      // The programs as they are built, each test with its own, and what needs no page of a browser.
      ...project('programs'),
      roots: ['<rootDir>/test/programs'],
      testRegex: [String.raw`\.spec\.ts$`],
      testTimeout: 180_000,
    },
    {
      ...project('scripts'),
      roots: ['<rootDir>/scripts', '<rootDir>/test/jest'],
      testRegex: [String.raw`\.spec\.mjs$`],
      testTimeout: 60_000,
    },
  ],
};
