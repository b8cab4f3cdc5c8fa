import { type MigrationInterface, type QueryRunner, Table, TableCheck, TableColumn } from 'typeorm';
import { createTable, index, schemaKit, type SchemaKit } from './schema-kit.js';

const drafts = ({ exact, field, integer, keyField, longText, moment, varchar }: SchemaKit) =>
  new Table({
    name: 'drafts',
    columns: [
      keyField,
      field('resource', exact(32)),
      field('recordId', integer()),
      field('titulo', varchar(200)),
      field('estado', varchar(16)),
      field('publishAt', moment(), { nullable: true }),
      field('withdrawAt', moment(), { nullable: true }),
      field('contents', longText(), { nullable: true }),
      field('versao', integer()),
      field('savedAt', moment()),
      field('userId', integer(), { nullable: true }),
      field('problem', varchar(500), { nullable: true }),
    ],
    checks: [
      new TableCheck({
        name: 'ck_drafts_estado',
        expression: `estado IN ('publicado', 'rascunho', 'agendado', 'arquivado')`,
      }),
    ],
    indices: [
      index('ix_drafts_record', ['resource', 'recordId'], true),
      index('ix_drafts_titulo', ['titulo', 'id']),
      index('ix_drafts_resource', ['resource', 'savedAt', 'id']),
      index('ix_drafts_estado', ['estado', 'savedAt', 'id']),
      index('ix_drafts_saved_at', ['savedAt', 'id']),
      index('ix_drafts_publish_at', ['publishAt', 'id']),
      index('ix_drafts_withdraw_at', ['withdrawAt', 'id']),
    ],
  });

/** Records wait beside those that visitors see, and go to the bin with what waits. */
export class CreateDrafts implements MigrationInterface {
  readonly name = 'CreateDrafts1795370000000';

  async up(runner: QueryRunner): Promise<void> {
    const kit = schemaKit(runner);
    await createTable(runner, drafts(kit));
    if (await runner.hasColumn('binned_records', 'draft')) return;
    const draft = new TableColumn(kit.field('draft', kit.longText(), { nullable: true }));
    await runner.addColumn('binned_records', draft);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('binned_records', 'draft')) await runner.dropColumn('binned_records', 'draft');
    await runner.dropTable('drafts', true);
  }
}
