import { type MigrationInterface, type QueryRunner, TableCheck } from 'typeorm';
import { onSqlite } from './schema-kit.js';

const BEFORE = "purpose IN ('email', 'recovery', 'invitation', 'confirm', 'unsubscribe', 'own-data', 'guardian')";
const NOW = BEFORE.replace(')', ", 'participation')");
const NAME = 'ck_links_purpose';

/** Lets a link open the page of a school that takes part in the challenge. */
export class OpenOwnPages implements MigrationInterface {
  readonly name = 'OpenOwnPages1796700000000';

  async up(runner: QueryRunner): Promise<void> {
    await replaceCheck(runner, NOW);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM links WHERE purpose = 'participation'");
    await replaceCheck(runner, BEFORE);
  }
}

async function replaceCheck(runner: QueryRunner, expression: string): Promise<void> {
  if (onSqlite(runner)) {
    await runner.dropCheckConstraint('links', NAME);
    await runner.createCheckConstraint('links', new TableCheck({ name: NAME, expression }));
    return;
  }
  // in one statement, so that a run that is killed leaves the one or the other
  await runner.query(`ALTER TABLE links DROP CONSTRAINT ${NAME}, ADD CONSTRAINT ${NAME} CHECK (${expression})`);
}
