import { DataSource } from 'typeorm';
import { settings } from '#platform/config/settings.js';
import { dataSourceOptions } from '#platform/data-source/options.js';

/** The data source of TypeORM's command line (`npm run typeorm …`), with the options of the application's. */
export default new DataSource({
  ...dataSourceOptions(settings),
  entities: [`${import.meta.dirname}/src/**/*.entity.ts`],
});
