import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, index, schemaKit } from './schema-kit.js';

/** Keeps who asked to be told when registration opens, for a year at most. */
export class KeepOpeningNotices implements MigrationInterface {
  readonly name = 'KeepOpeningNotices1796500000000';

  async up(runner: QueryRunner): Promise<void> {
    const { exact, field, keyField, moment, varchar } = schemaKit(runner);
    await createTable(
      runner,
      new Table({
        name: 'avisos',
        columns: [
          keyField,
          field('addressHash', exact(64)),
          field('email', varchar(254)),
          field('create', moment()),
          field('privacidadeVersao', varchar(20)),
        ],
        indices: [index('ix_avisos_address_hash', ['addressHash'], true), index('ix_avisos_create', ['create', 'id'])],
      }),
    );
    await runner.query("DELETE FROM retention_states WHERE rule = 'openingNotices'");
    await runner.query("INSERT INTO retention_states (rule, days) VALUES ('openingNotices', 365)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM retention_states WHERE rule = 'openingNotices'");
    await runner.dropTable('avisos');
  }
}
