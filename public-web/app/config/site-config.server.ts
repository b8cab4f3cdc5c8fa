import { existsSync } from 'node:fs';
import { readSettings, type SiteConfig } from './read-settings.server.ts';

for (const file of ['.env', '../.env']) {
  if (existsSync(file)) process.loadEnvFile(file);
}

function load(): SiteConfig {
  try {
    return readSettings(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** The configuration, read and checked once when the server starts. */
export const siteConfig = load();
