import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceCheck } from './schema-kit.js';

const BEFORE = "purpose IN ('email', 'recovery', 'invitation', 'confirm', 'unsubscribe', 'own-data', 'guardian')";
const NOW = BEFORE.replace(')', ", 'participation')");
const NAME = 'ck_links_purpose';

/** Lets a link open the page of a school that takes part in the challenge. */
export class OpenOwnPages implements MigrationInterface {
  readonly name = 'OpenOwnPages1796700000000';

  async up(runner: QueryRunner): Promise<void> {
    await replaceCheck(runner, 'links', NAME, NOW);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM links WHERE purpose = 'participation'");
    await replaceCheck(runner, 'links', NAME, BEFORE);
  }
}
