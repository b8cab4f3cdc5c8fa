import { defineConfig } from '@playwright/test';
import base from '../playwright.config.js';

/** The walk through a system that somebody started: `npm run test:start` says where it is and who may sign in. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../../test-results/walk',
  projects: [{ name: 'walk' }],
});
