import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, schemaKit } from './schema-kit.js';

/** Users are known again by their browser, no longer by the address that they came from. */
export class DropKnownAddresses implements MigrationInterface {
  readonly name = 'DropKnownAddresses1795254000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.dropTable('known_addresses', true);
  }

  async down(runner: QueryRunner): Promise<void> {
    const { exact, field, integer, moment } = schemaKit(runner);
    const columns = [
      { ...field('userId', integer()), isPrimary: true },
      { ...field('addressHash', exact(64)), isPrimary: true },
      field('createdAt', moment()),
    ];
    await createTable(runner, new Table({ name: 'known_addresses', columns }));
  }
}
