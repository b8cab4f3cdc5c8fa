import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';
import { index, onSqlite, schemaKit } from './schema-kit.js';

const TABLE = 'mensagens';
const COLUMN = 'responderAte';
const INDEXES = [index('ix_mensagens_responder_ate', [COLUMN, 'id']), index('ix_mensagens_atraso', ['estado', COLUMN])];

/** Days, as the association promised first; in a week where nothing else is said. */
const DAYS = { festival: 10, oportunidades: 10, voluntariado: 14 };
const OTHERS = 7;

/** Until when each message is to be answered, and who gets the digest of the morning. */
export class PromiseAnswers implements MigrationInterface {
  readonly name = 'PromiseAnswers1795384100000';

  async up(runner: QueryRunner): Promise<void> {
    const { field, flag, moment } = schemaKit(runner);
    if (!(await runner.hasColumn(TABLE, COLUMN)))
      await runner.addColumn(TABLE, new TableColumn(field(COLUMN, moment(), { nullable: true })));
    const later = (days: number) =>
      onSqlite(runner)
        ? `strftime('%Y-%m-%d %H:%M:%f', recebida, '+${days} days')`
        : `DATE_ADD(recebida, INTERVAL ${days} DAY)`;
    for (const [form, days] of Object.entries(DAYS)) {
      const statement = `UPDATE ${TABLE} SET ${COLUMN} = ${later(days)} WHERE formulario = ? AND ${COLUMN} IS NULL`;
      await runner.query(statement, [form]);
    }
    await runner.query(`UPDATE ${TABLE} SET ${COLUMN} = ${later(OTHERS)} WHERE ${COLUMN} IS NULL`);
    await runner.changeColumn(TABLE, COLUMN, new TableColumn(field(COLUMN, moment())));
    const there = new Set((await runner.getTable(TABLE))?.indices.map(({ name }) => name));
    for (const one of INDEXES) if (!there.has(one.name)) await runner.createIndex(TABLE, new TableIndex(one));
    const wanted = { ...field('resumoDiario', flag()), default: onSqlite(runner) ? 1 : "'1'" };
    if (!(await runner.hasColumn('users', 'resumoDiario'))) await runner.addColumn('users', new TableColumn(wanted));
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('users', 'resumoDiario')) await runner.dropColumn('users', 'resumoDiario');
    if (!(await runner.hasColumn(TABLE, COLUMN))) return;
    for (const { name } of INDEXES) await runner.dropIndex(TABLE, name);
    await runner.dropColumn(TABLE, COLUMN);
  }
}
