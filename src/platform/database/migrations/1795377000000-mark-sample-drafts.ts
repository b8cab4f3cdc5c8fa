import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';
import { index, schemaKit } from './schema-kit.js';

const found = index('ix_drafts_exemplo', ['exemplo', 'id']);

/** Samples that visitors do not see are marked too, and found by that. */
export class MarkSampleDrafts implements MigrationInterface {
  readonly name = 'MarkSampleDrafts1795377000000';

  async up(runner: QueryRunner): Promise<void> {
    const { field, flag } = schemaKit(runner);
    if (!(await runner.hasColumn('drafts', 'exemplo')))
      await runner.addColumn('drafts', new TableColumn(field('exemplo', flag())));
    // in JSON, words of somebody's own have a backslash before such a quote
    await runner.query('UPDATE drafts SET exemplo = 1 WHERE contents LIKE ?', ['%"exemplo":true%']);
    const there = (await runner.getTable('drafts'))?.indices.some(({ name }) => name === found.name);
    if (there !== true) await runner.createIndex('drafts', new TableIndex(found));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('drafts', found.name);
    await runner.dropColumn('drafts', 'exemplo');
  }
}
