import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource, getMetadataArgsStorage } from 'typeorm';
import type { Settings } from '#platform/config/config.js';
import { settings } from '#platform/config/settings.js';
import { dataSourceOptions } from '#platform/data-source/options.js';

const SOURCES = join(import.meta.dirname, '..', '..', 'src');

/** The application's data source without the application: not yet connected, with every entity there is. */
export async function wholeDataSource(place: Settings = settings): Promise<DataSource> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const holders = files.filter((file) => file.endsWith('.entity.ts'));
  await Promise.all(holders.map((file) => import(join(SOURCES, file))));
  const entities = getMetadataArgsStorage().tables.map(({ target }) => target);
  return new DataSource({ ...dataSourceOptions(place), entities });
}
