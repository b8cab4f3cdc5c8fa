import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';
import { index, schemaKit } from './schema-kit.js';

const TABLE = 'ficheiros';
const INDICES = [index('ix_ficheiros_original', ['original', 'id']), index('ix_ficheiros_sha256', ['sha256', 'id'])];

/** What arrived is known again by its bytes. Of what is there already, those that are stored are on record. */
export class KnowPicturesAgain implements MigrationInterface {
  readonly name = 'KnowPicturesAgain1795381000000';

  async up(runner: QueryRunner): Promise<void> {
    const { field, exact } = schemaKit(runner);
    if (!(await runner.hasColumn(TABLE, 'original'))) {
      await runner.addColumn(TABLE, new TableColumn(field('original', exact(64), { nullable: true })));
    }
    const there = (await runner.getTable(TABLE))?.indices.map(({ name }) => name) ?? [];
    for (const one of INDICES) {
      if (!there.includes(one.name)) await runner.createIndex(TABLE, new TableIndex(one));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const there = (await runner.getTable(TABLE))?.indices.map(({ name }) => name) ?? [];
    for (const { name } of INDICES) if (there.includes(name)) await runner.dropIndex(TABLE, name);
    if (await runner.hasColumn(TABLE, 'original')) await runner.dropColumn(TABLE, 'original');
  }
}
