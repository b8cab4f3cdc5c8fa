import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { schemaKit } from './schema-kit.js';

/** Notes of an answer whether there was a mail server to take it; of those from before, nobody knows that there was none. */
export class KeepUnmailedAnswers implements MigrationInterface {
  readonly name = 'KeepUnmailedAnswers1796200000000';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('respostas', 'semCorreio')) return;
    const { field, flag } = schemaKit(runner);
    await runner.addColumn('respostas', new TableColumn(field('semCorreio', flag())));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('respostas', 'semCorreio');
  }
}
