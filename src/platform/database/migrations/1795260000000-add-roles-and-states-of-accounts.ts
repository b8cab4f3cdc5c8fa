import { type MigrationInterface, type QueryRunner, TableCheck, TableColumn, TableIndex } from 'typeorm';
import { index, onSqlite, schemaKit, type SchemaKit } from './schema-kit.js';

const ROLES = 'ck_users_papel';
const ROLE_IS_ONE = `papel IN ('administracao', 'edicao')`;

const columns = ({ exact, field, flag, moment, varchar }: SchemaKit, sqlite: boolean) => [
  { ...field('papel', varchar(16)), default: "'administracao'" },
  { ...field('ativo', flag()), default: sqlite ? 1 : "'1'" },
  field('ultimoDia', exact(10), { nullable: true }),
  field('vistoEm', moment(), { nullable: true }),
];

const indices = ['papel', 'ativo', 'ultimoDia', 'vistoEm'].map((column) =>
  index(`ix_users_${column.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`, [column, 'id']),
);

/** Accounts have a role, can be switched off and have a last day. Whoever had one was an administrator. */
export class AddRolesAndStatesOfAccounts implements MigrationInterface {
  readonly name = 'AddRolesAndStatesOfAccounts1795260000000';

  async up(runner: QueryRunner): Promise<void> {
    const sqlite = onSqlite(runner);
    const table = await runner.getTable('users');
    for (const column of columns(schemaKit(runner), sqlite)) {
      if (table?.findColumnByName(column.name) === undefined) await runner.addColumn('users', new TableColumn(column));
    }
    for (const wanted of indices) {
      if (table?.indices.some(({ name }) => name === wanted.name) !== true)
        await runner.createIndex('users', new TableIndex(wanted));
    }
    if (sqlite) {
      await runner.createCheckConstraint('users', new TableCheck({ name: ROLES, expression: ROLE_IS_ONE }));
    } else if (!(await hasCheck(runner))) {
      await runner.query(`ALTER TABLE users ADD CONSTRAINT ${ROLES} CHECK (${ROLE_IS_ONE})`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    if (onSqlite(runner)) await runner.dropCheckConstraint('users', ROLES);
    else if (await hasCheck(runner)) await runner.query(`ALTER TABLE users DROP CONSTRAINT ${ROLES}`);
    for (const { name } of indices) await runner.dropIndex('users', name);
    for (const { name } of columns(schemaKit(runner), onSqlite(runner)).toReversed())
      await runner.dropColumn('users', name);
  }
}

async function hasCheck(runner: QueryRunner): Promise<boolean> {
  const present = (await runner.query(
    "SELECT 1 FROM information_schema.table_constraints WHERE table_schema = DATABASE() AND table_name = 'users' AND constraint_name = ?",
    [ROLES],
  )) as unknown[];
  return present.length > 0;
}
