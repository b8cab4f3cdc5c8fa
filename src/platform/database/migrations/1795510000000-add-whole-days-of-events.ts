import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { schemaKit } from './schema-kit.js';

/** Events can be of whole days; those that are there have their hours. */
export class AddWholeDaysOfEvents implements MigrationInterface {
  readonly name = 'AddWholeDaysOfEvents1795510000000';

  async up(runner: QueryRunner): Promise<void> {
    const { field, flag } = schemaKit(runner);
    if (!(await runner.hasColumn('eventos', 'diaInteiro')))
      await runner.addColumn('eventos', new TableColumn(field('diaInteiro', flag())));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('eventos', 'diaInteiro');
  }
}
