import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, schemaKit, type SchemaKit } from './schema-kit.js';

const table = ({ exact, field, moment, varchar }: SchemaKit) =>
  new Table({
    name: 'last_runs',
    columns: [
      { ...field('name', exact(40)), isPrimary: true },
      field('startedAt', moment()),
      field('endedAt', moment(), { nullable: true }),
      field('failure', varchar(250), { nullable: true }),
    ],
  });

/** How the last turn of each thing went that looks after the system by itself. */
export class CreateLastRuns implements MigrationInterface {
  readonly name = 'CreateLastRuns1795390100000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, table(schemaKit(runner)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(table(schemaKit(runner)), true);
  }
}
