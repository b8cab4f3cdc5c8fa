import { type MigrationInterface, type QueryRunner, Table, TableCheck } from 'typeorm';
import { createTable, index, onSqlite, schemaKit, type SchemaKit } from './schema-kit.js';

const table = ({ exact, field, flag, keyField, moment, text, varchar }: SchemaKit) =>
  new Table({
    name: 'pedidos_dados',
    columns: [
      keyField,
      field('tipo', varchar(16)),
      field('via', varchar(16)),
      field('nome', varchar(120), { nullable: true }),
      field('email', exact(254), { nullable: true }),
      field('detalhe', text(), { nullable: true }),
      field('recebidoEm', exact(10)),
      field('prazo', exact(10)),
      field('feito', flag()),
      field('feitoEm', moment(), { nullable: true }),
      field('nota', text(), { nullable: true }),
      field('createdAt', moment()),
    ],
    checks: [
      { name: 'ck_pedidos_dados_tipo', expression: `tipo IN ('acesso', 'retificacao', 'apagamento', 'outro')` },
      { name: 'ck_pedidos_dados_via', expression: `via IN ('site', 'email', 'telefone', 'carta')` },
    ],
    indices: [
      index('ix_pedidos_dados_prazo', ['prazo', 'id']),
      index('ix_pedidos_dados_feito', ['feito', 'prazo', 'id']),
      index('ix_pedidos_dados_feito_em', ['feitoEm']),
      index('ix_pedidos_dados_email', ['email', 'id']),
    ],
  });

const MAIL_KINDS = 'ck_outbox_kind';
const before = ['notice', 'receipt', 'subscription', 'account', 'recovery'];
const now = [...before, 'privacy'];

/** What people ask of the data that is held of them, and the mail that says what was done. */
export class CreatePedidosDados implements MigrationInterface {
  readonly name = 'CreatePedidosDados1795332000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, table(schemaKit(runner)));
    await checkKinds(runner, now);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM outbox WHERE kind NOT IN ('${before.join(`', '`)}')`);
    await checkKinds(runner, before);
    await runner.dropTable(table(schemaKit(runner)), true);
  }
}

/** TypeORM changes a check by building SQLite's table anew, in the migration's transaction, and knows none of MySQL's. */
async function checkKinds(runner: QueryRunner, kinds: readonly string[]): Promise<void> {
  const expression = `kind IN ('${kinds.join(`', '`)}')`;
  if (onSqlite(runner)) {
    await runner.dropCheckConstraint('outbox', MAIL_KINDS);
    await runner.createCheckConstraint('outbox', new TableCheck({ name: MAIL_KINDS, expression }));
    return;
  }
  const present = (await runner.query(
    "SELECT 1 FROM information_schema.table_constraints WHERE table_schema = DATABASE() AND table_name = 'outbox' AND constraint_name = ?",
    [MAIL_KINDS],
  )) as unknown[];
  if (present.length > 0) await runner.query(`ALTER TABLE outbox DROP CONSTRAINT ${MAIL_KINDS}`);
  await runner.query(`ALTER TABLE outbox ADD CONSTRAINT ${MAIL_KINDS} CHECK (${expression})`);
}
