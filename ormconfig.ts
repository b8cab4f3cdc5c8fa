import { DataSource } from 'typeorm';
import { settings } from './src/config/settings.js';
import { dataSourceOptions } from './src/database/options.js';

/** The one data source, for TypeORM's command line (`npm run migration …`); the application uses the same options. */
export default new DataSource(dataSourceOptions(settings));
