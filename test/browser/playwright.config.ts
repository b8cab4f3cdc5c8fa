import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/lib/machine.mjs';

const executablePath = findChromium();
const isRoot = process.getuid?.() === 0;
const JOURNEYS = '*.journey.spec.ts';
const site = { baseURL: process.env.SITE_URL };
const admin = { baseURL: process.env.ADMIN_URL };

/** `npm run test:browser` starts the system and sets SITE_URL, ADMIN_URL and API_URL. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/playwright',
  workers: 2,
  fullyParallel: true,
  // For a machine several times slower: only what fails waits so long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: process.env.SITE_URL,
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    launchOptions: {
      executablePath,
      // No test reaches out into the world for the other site that tests name.
      args: ['--host-resolver-rules=MAP example.org ~NOTFOUND', ...(isRoot ? ['--no-sandbox'] : [])],
      // where no language is set, Chromium takes a name with an accent for none and saves it as 'download'
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  // A test is of one project, and a project of one tier: scripts/lib/tiers.mjs.
  projects: [
    { name: 'story', testMatch: 'story.journey.spec.ts' },
    { name: 'site-journeys', testDir: './site', testMatch: JOURNEYS, use: site },
    { name: 'admin-journeys', testDir: './admin', testMatch: JOURNEYS, use: admin },
    { name: 'coherence', testMatch: 'coherence.spec.ts' },
    { name: 'site', testDir: './site', testIgnore: JOURNEYS, use: site },
    { name: 'admin', testDir: './admin', testIgnore: JOURNEYS, use: admin },
  ],
});
