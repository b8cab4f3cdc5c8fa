import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';
import { index, schemaKit } from './schema-kit.js';

const TABLE = 'fotografias';
const HELD = index('ix_fotografias_marcada', ['marcada', 'ate', 'id']);
const NAMES = ['alt', 'decorativa', 'credito', 'focoX', 'focoY', 'marcada'];

/** What a picture shows in words, who made it and what of it matters stand with its file, also of one that is not marked. */
export class DescribePictures implements MigrationInterface {
  readonly name = 'DescribePictures1795378000000';

  async up(runner: QueryRunner): Promise<void> {
    const { field, flag, integer, varchar } = schemaKit(runner);
    const columns = [
      field('alt', varchar(250), { nullable: true }),
      field('decorativa', flag()),
      field('credito', varchar(120), { nullable: true }),
      field('focoX', integer(), { nullable: true }),
      field('focoY', integer(), { nullable: true }),
      field('marcada', flag()),
    ];
    for (const column of columns)
      if (!(await runner.hasColumn(TABLE, column.name))) await runner.addColumn(TABLE, new TableColumn(column));
    // until now there was no other
    await runner.query(`UPDATE ${TABLE} SET marcada = 1`);
    const there = (await runner.getTable(TABLE))?.indices.some(({ name }) => name === HELD.name);
    if (there !== true) await runner.createIndex(TABLE, new TableIndex(HELD));
  }

  async down(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable(TABLE);
    if (await runner.hasColumn(TABLE, 'marcada')) await runner.query(`DELETE FROM ${TABLE} WHERE marcada = 0`);
    if (table?.indices.some(({ name }) => name === HELD.name) === true) await runner.dropIndex(TABLE, HELD.name ?? '');
    for (const name of NAMES) if (await runner.hasColumn(TABLE, name)) await runner.dropColumn(TABLE, name);
  }
}
