import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';
import { index, schemaKit } from './schema-kit.js';

const turning = index('ix_eventos_tipo_automatico', ['tipoAutomatico', 'tipo', 'data', 'id']);

/** The type of an event can follow its dates; that of those that are there was set by hand. */
export class AddAutomaticTypeOfEvents implements MigrationInterface {
  readonly name = 'AddAutomaticTypeOfEvents1795380000000';

  async up(runner: QueryRunner): Promise<void> {
    const { field, flag } = schemaKit(runner);
    if (!(await runner.hasColumn('eventos', 'tipoAutomatico')))
      await runner.addColumn('eventos', new TableColumn(field('tipoAutomatico', flag())));
    const there = (await runner.getTable('eventos'))?.indices.some(({ name }) => name === turning.name);
    if (there !== true) await runner.createIndex('eventos', new TableIndex(turning));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('eventos', turning.name);
    await runner.dropColumn('eventos', 'tipoAutomatico');
  }
}
