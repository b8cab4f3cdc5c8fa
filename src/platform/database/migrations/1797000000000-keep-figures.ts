import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, schemaKit } from './schema-kit.js';

/** Keeps the figures of each edition, so that they outlive the records that were counted. */
export class KeepFigures implements MigrationInterface {
  readonly name = 'KeepFigures1797000000000';

  async up(runner: QueryRunner): Promise<void> {
    const { exact, field, integer, text } = schemaKit(runner);
    await createTable(
      runner,
      new Table({
        name: 'numeros',
        columns: [
          { ...field('edicao', exact(8)), isPrimary: true },
          field('desde', exact(10)),
          field('downloads', integer()),
          field('contagens', text(), { nullable: true }),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('numeros');
  }
}
