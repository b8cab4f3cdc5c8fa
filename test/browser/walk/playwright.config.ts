import { defineConfig } from '@playwright/test';
import base from '../playwright.config.js';

/** The walk through a system that somebody started: `npm run test:only -- start` says where it is and who may sign in. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../../test-results/walk',
  // Everything is asked for the first time here, of programs that have only just begun.
  expect: { timeout: 30_000 },
  projects: [{ name: 'walk' }],
});
