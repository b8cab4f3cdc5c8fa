import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { createTable, index, onSqlite, schemaKit, type SchemaKit } from './schema-kit.js';

const KEYS = 'idempotency_keys';
const COLUMN = 'textHash';
const TEXT_HASH = index('ix_idempotency_keys_text_hash', [COLUMN, 'createdAt']);

const table = ({ exact, field, flag, integer, keyField, moment, text, varchar }: SchemaKit) =>
  new Table({
    name: 'suspeitas',
    columns: [
      keyField,
      field('formulario', exact(32)),
      field('registo', integer()),
      field('motivo', varchar(16)),
      field('email', varchar(254)),
      field('conteudo', text()),
      field('documento', exact(200), { nullable: true }),
      field('provada', flag()),
      field('createdAt', moment()),
    ],
    checks: [{ name: 'ck_suspeitas_motivo', expression: `motivo IN ('armadilha', 'pressa', 'repetida')` }],
    indices: [
      index('ix_suspeitas_created_at', ['createdAt', 'id']),
      index('ix_suspeitas_formulario', ['formulario', 'createdAt', 'id']),
      index('ix_suspeitas_registo', ['formulario', 'registo'], true),
      index('ix_suspeitas_email', ['email', 'id']),
    ],
  });

/** Submissions that look like a machine's, and what finds a text that is sent to many forms. */
export class CreateSuspeitas implements MigrationInterface {
  readonly name = 'CreateSuspeitas1795302100000';

  async up(runner: QueryRunner): Promise<void> {
    const kit = schemaKit(runner);
    await createTable(runner, table(kit));
    if (!(await runner.hasColumn(KEYS, COLUMN))) {
      // by hand: TypeORM would write the whole table anew on SQLite
      const bytes = onSqlite(runner) ? '' : ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';
      await runner.query(
        `ALTER TABLE ${KEYS} ADD COLUMN ${runner.connection.driver.escape(COLUMN)} varchar(64)${bytes} NULL`,
      );
    }
    const keys = await runner.getTable(KEYS);
    if (!keys?.indices.some(({ name }) => name === TEXT_HASH.name)) {
      await runner.createIndex(KEYS, new TableIndex(TEXT_HASH));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const keys = await runner.getTable(KEYS);
    if (keys?.indices.some(({ name }) => name === TEXT_HASH.name)) await runner.dropIndex(KEYS, TEXT_HASH.name);
    if (await runner.hasColumn(KEYS, COLUMN)) await runner.dropColumn(KEYS, COLUMN);
    await runner.dropTable(table(schemaKit(runner)), true);
  }
}
