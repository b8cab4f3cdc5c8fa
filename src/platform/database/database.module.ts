import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { SETTINGS } from '../config/config.module.js';
import type { Settings } from '../config/config.js';
import { onSqlite } from './columns.js';
import { limitWaits } from './limited-waits.js';
import { onGalera, readWhatIsCommitted } from './galera.js';
import { migrate } from './migrate.js';
import { dataSourceOptions } from './options.js';
import { HalfRestored, requireWhole } from './restore-marker.js';
import { tlsProblem } from './tls-problem.js';
import { Transactions } from './transactions.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [SETTINGS],
      useFactory: (given: Settings) => ({
        ...dataSourceOptions(given),
        autoLoadEntities: true,
        toRetry: (error) => !(error instanceof HalfRestored),
      }),
      dataSourceFactory: async (options) => {
        if (options === undefined) throw new Error('the data source has no options');
        const dataSource = await new DataSource(options).initialize().catch((error: unknown) => {
          throw tlsProblem(error);
        });
        if (!onSqlite && (await onGalera(dataSource))) readWhatIsCommitted(dataSource);
        await requireWhole(dataSource);
        await migrate(dataSource);
        if (!onSqlite) limitWaits(dataSource);
        return dataSource;
      },
    }),
  ],
  providers: [Transactions],
  exports: [Transactions],
})
export class DatabaseModule {}
