import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, index, schemaKit, type SchemaKit } from './schema-kit.js';

const table = ({ exact, field, flag, integer, keyField, moment, varchar }: SchemaKit) => {
  const optional = (name: string, kind: ReturnType<typeof exact>) => field(name, kind, { nullable: true });
  return new Table({
    name: 'fotografias',
    columns: [
      keyField,
      field('nome', exact(200)),
      field('menores', flag()),
      optional('vistaEm', exact(10)),
      optional('vistaPor', varchar(120)),
      optional('ate', exact(10)),
      optional('registadaPorId', integer()),
      optional('retiradaEm', moment()),
      optional('retiradaPorId', integer()),
      field('createdAt', moment()),
    ],
    indices: [
      index('ix_fotografias_nome', ['nome'], true),
      index('ix_fotografias_nome_id', ['nome', 'id']),
      index('ix_fotografias_ate', ['ate', 'id']),
      index('ix_fotografias_created_at', ['createdAt', 'id']),
      index('ix_fotografias_menores', ['menores', 'retiradaEm', 'ate', 'id']),
    ],
  });
};

/** What decides whether visitors see a stored picture. */
export class CreateFotografias implements MigrationInterface {
  readonly name = 'CreateFotografias1795340000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, table(schemaKit(runner)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(table(schemaKit(runner)), true);
  }
}
