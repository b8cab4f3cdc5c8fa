import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, index, schemaKit, type SchemaKit } from './schema-kit.js';

const TRAIL = 'atividade';
const HEAD = 'atividade_cadeia';
const NO_HASH = '0'.repeat(64);

const trail = ({ exact, field, integer, moment, varchar }: SchemaKit) =>
  new Table({
    name: TRAIL,
    columns: [
      { ...field('id', integer()), isPrimary: true },
      field('quando', moment()),
      field('quemId', integer(), { nullable: true }),
      field('quem', varchar(120), { nullable: true }),
      field('verbo', exact(16)),
      field('secao', exact(32)),
      field('registo', exact(200), { nullable: true }),
      field('origem', exact(48)),
      field('resultado', exact(16)),
      field('anterior', exact(64)),
      field('hash', exact(64)),
    ],
    indices: [
      index('ix_atividade_quando', ['quando', 'id']),
      index('ix_atividade_quem_id', ['quemId', 'id']),
      index('ix_atividade_verbo', ['verbo', 'id']),
      index('ix_atividade_secao', ['secao', 'id']),
      index('ix_atividade_resultado', ['resultado', 'id']),
    ],
    checks: [{ name: 'ck_atividade_resultado', expression: `resultado IN ('ok', 'recusado')` }],
  });

const head = ({ exact, field, integer }: SchemaKit) =>
  new Table({
    name: HEAD,
    columns: [
      { ...field('id', integer()), isPrimary: true },
      field('lastId', integer()),
      field('lastHash', exact(64)),
      field('anchorId', integer()),
      field('anchorHash', exact(64)),
    ],
  });

/** The trail of what people do in the back office, and the head of its chain. */
export class CreateAtividade implements MigrationInterface {
  /** As databases have it on record; never changed. */
  readonly name = 'CreateAtividade1795256000000';

  async up(runner: QueryRunner): Promise<void> {
    const kit = schemaKit(runner);
    await createTable(runner, trail(kit));
    await createTable(runner, head(kit));
    // a migration that was killed here runs again from its start
    const [row] = (await runner.query(`SELECT id FROM ${HEAD}`)) as unknown[];
    if (row !== undefined) return;
    await runner.query(
      `INSERT INTO ${HEAD} (id, lastId, lastHash, anchorId, anchorHash) VALUES (1, 0, '${NO_HASH}', 0, '${NO_HASH}')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const kit = schemaKit(runner);
    await runner.dropTable(head(kit), true);
    await runner.dropTable(trail(kit), true);
  }
}
