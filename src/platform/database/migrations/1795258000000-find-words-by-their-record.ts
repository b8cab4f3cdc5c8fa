import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { index } from './schema-kit.js';

const NAME = 'ix_search_terms_record';

/**
 * The words of one record are found by an index that holds them whole. By one without the word SQLite preferred the
 * primary key, and read the words of all records of the list.
 */
export class FindWordsByTheirRecord implements MigrationInterface {
  readonly name = 'FindWordsByTheirRecord1795258000000';

  async up(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, ['resource', 'recordId', 'term']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, ['resource', 'recordId']);
  }
}

/** On MySQL a migration that was killed half-way runs again from its start. */
async function replaceIndex(runner: QueryRunner, columns: string[]): Promise<void> {
  const table = await runner.getTable('search_terms');
  if (table?.indices.some(({ name }) => name === NAME) === true) await runner.dropIndex('search_terms', NAME);
  await runner.createIndex('search_terms', new TableIndex(index(NAME, columns)));
}
