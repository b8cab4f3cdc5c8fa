import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Settings } from '../config/config.js';
import { settings } from '../config/settings.js';
import { onSqlite } from '../database/columns.js';
import { limitWaits } from '../database/limited-waits.js';
import { isGalera, migrate, readCommitted } from './migrate.js';
import { dataSourceOptions } from './options.js';
import { HalfRestored, requireNoRestoreMarker } from './restore-marker.js';
import { Transactions } from '../database/transactions.js';

const sentences = new Map([
  ['HANDSHAKE_NO_SSL_SUPPORT', 'O servidor de DATABASE_URL não aceita TLS.'],
  ['HANDSHAKE_SSL_ERROR', 'O certificado do servidor de DATABASE_URL não é de confiança, ou não é o dele.'],
]);

/** The settings of the process, and the database that they name, for every other module. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Settings],
      useFactory: (given: Settings) => ({
        ...dataSourceOptions(given),
        toRetry: (error) => !(error instanceof HalfRestored),
      }),
      dataSourceFactory: async (options) => {
        if (options === undefined) throw new Error('the data source has no options');
        const dataSource = await new DataSource(options).initialize().catch((error: unknown) => {
          throw tlsProblem(error);
        });
        if (!onSqlite && (await isGalera(dataSource))) readCommitted(dataSource);
        await requireNoRestoreMarker(dataSource);
        await migrate(dataSource);
        if (!onSqlite) limitWaits(dataSource);
        return dataSource;
      },
    }),
  ],
  providers: [{ provide: Settings, useValue: settings }, Transactions],
  exports: [Settings, Transactions],
})
export class DatabaseModule {}

/** Says in plain words why the database can't be reached as it has to be, where TLS is why. */
export function tlsProblem(error: unknown): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const sentence = sentences.get(code);
  if (sentence === undefined) return error;
  const ways = 'Diga quem o garante (?ca=ficheiro.pem), ou aceite o risco com ?tls=unverified ou ?tls=never.';
  return new Error(`${sentence} ${ways} (${message})`, { cause: error });
}
