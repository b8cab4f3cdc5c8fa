import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';
import { index, schemaKit } from './schema-kit.js';

const TABLE = 'convidados';
const COLUMN = 'inviterId';
const INDEX = index('ix_convidados_inviter_id', [COLUMN]);

/** Who sent each invitation to have an account: it is worth what they are. Of those from before nobody knows. */
export class NameWhoInvited implements MigrationInterface {
  readonly name = 'NameWhoInvited1795391100000';

  async up(runner: QueryRunner): Promise<void> {
    const { field, integer } = schemaKit(runner);
    if (!(await runner.hasColumn(TABLE, COLUMN)))
      await runner.addColumn(TABLE, new TableColumn(field(COLUMN, integer(), { nullable: true })));
    const there = (await runner.getTable(TABLE))?.indices.some(({ name }) => name === INDEX.name);
    if (there !== true) await runner.createIndex(TABLE, new TableIndex(INDEX));
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn(TABLE, COLUMN))) return;
    await runner.dropIndex(TABLE, INDEX.name);
    await runner.dropColumn(TABLE, COLUMN);
  }
}
