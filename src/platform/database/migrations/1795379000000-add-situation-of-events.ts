import { type MigrationInterface, type QueryRunner, TableCheck, TableColumn } from 'typeorm';
import { onSqlite, schemaKit } from './schema-kit.js';

const SITUATIONS = 'ck_eventos_situacao';
const SITUATION_IS_ONE = `situacao IN ('confirmado', 'adiado', 'cancelado')`;

/** Events can be postponed or cancelled: those that are there take place as announced. */
export class AddSituationOfEvents implements MigrationInterface {
  readonly name = 'AddSituationOfEvents1795379000000';

  async up(runner: QueryRunner): Promise<void> {
    const { field, varchar } = schemaKit(runner);
    if (!(await runner.hasColumn('eventos', 'situacao')))
      await runner.addColumn(
        'eventos',
        new TableColumn(field('situacao', { ...varchar(16), default: "'confirmado'" })),
      );
    if (onSqlite(runner)) {
      const check = new TableCheck({ name: SITUATIONS, expression: SITUATION_IS_ONE });
      await runner.createCheckConstraint('eventos', check);
    } else if (!(await hasCheck(runner))) {
      await runner.query(`ALTER TABLE eventos ADD CONSTRAINT ${SITUATIONS} CHECK (${SITUATION_IS_ONE})`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    if (onSqlite(runner)) await runner.dropCheckConstraint('eventos', SITUATIONS);
    else if (await hasCheck(runner)) await runner.query(`ALTER TABLE eventos DROP CONSTRAINT ${SITUATIONS}`);
    await runner.dropColumn('eventos', 'situacao');
  }
}

async function hasCheck(runner: QueryRunner): Promise<boolean> {
  const present = (await runner.query(
    "SELECT 1 FROM information_schema.table_constraints WHERE table_schema = DATABASE() AND table_name = 'eventos' AND constraint_name = ?",
    [SITUATIONS],
  )) as unknown[];
  return present.length > 0;
}
