import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, index, schemaKit } from './schema-kit.js';

/** What people type is kept before they save it. */
export class CreateAutosaves implements MigrationInterface {
  readonly name = 'CreateAutosaves1795377100000';

  async up(runner: QueryRunner): Promise<void> {
    const { exact, field, integer, keyField, longText, moment } = schemaKit(runner);
    const table = new Table({
      name: 'autosaves',
      columns: [
        keyField,
        field('userId', integer()),
        field('chave', exact(36)),
        field('resource', exact(32)),
        field('recordId', integer()),
        field('versao', integer(), { nullable: true }),
        field('contents', longText()),
        field('savedAt', moment()),
      ],
      indices: [
        index('ix_autosaves_chave', ['userId', 'chave'], true),
        index('ix_autosaves_record', ['userId', 'resource', 'recordId', 'savedAt', 'id']),
        index('ix_autosaves_saved_at', ['savedAt', 'id']),
      ],
    });
    await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('autosaves', true);
  }
}
