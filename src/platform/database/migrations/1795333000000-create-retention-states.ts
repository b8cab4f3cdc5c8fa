import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, schemaKit, type SchemaKit } from './schema-kit.js';

const table = ({ exact, field, integer, moment, varchar }: SchemaKit) =>
  new Table({
    name: 'retention_states',
    columns: [
      { ...field('rule', exact(32)), isPrimary: true },
      field('days', integer(), { nullable: true }),
      field('waitsFor', varchar(16), { nullable: true }),
      field('confirmed', integer(), { nullable: true }),
      field('checkedAt', moment(), { nullable: true }),
      field('removed', integer(), { nullable: true }),
    ],
    checks: [{ name: 'ck_retention_states_waits_for', expression: `waitsFor IN ('nova', 'alterada', 'muitos')` }],
  });

/** What went by itself before there were rules, and after how many days: it goes on without being asked for. */
const known: readonly (readonly [rule: string, days: number])[] = [
  ['suspeitas', 30],
  ['acceptances', 30],
  ['unconfirmed', 7],
  ['consents', 365],
  ['accountInvitations', 30],
  ['requests', 365],
  ['links', 30],
  ['sentMail', 7],
  ['failedMail', 30],
  ['mailFiles', 30],
  ['trail', 365],
];

/** By which days each rule of retention goes, as somebody has confirmed. */
export class CreateRetentionStates implements MigrationInterface {
  readonly name = 'CreateRetentionStates1795333000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, table(schemaKit(runner)));
    // MySQL commits each statement by itself: a run that died half way begins again
    await runner.query('DELETE FROM retention_states');
    for (const [rule, days] of known) {
      await runner.query('INSERT INTO retention_states (rule, days) VALUES (?, ?)', [rule, days]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(table(schemaKit(runner)), true);
  }
}
