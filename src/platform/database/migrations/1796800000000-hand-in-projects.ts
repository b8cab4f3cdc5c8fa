import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, index, onSqlite, type SchemaKit, schemaKit } from './schema-kit.js';

const table = ({ exact, field, integer, keyField, moment, text, varchar }: SchemaKit) => {
  const optional = { nullable: true };
  return new Table({
    name: 'projetos',
    columns: [
      keyField,
      field('participacaoId', integer()),
      field('titulo', varchar(120)),
      field('frase', varchar(200)),
      field('sentir', text()),
      field('imaginar', text()),
      field('fazer', text()),
      field('partilhar', text()),
      field('fotos', text()),
      field('video', varchar(500), optional),
      field('documento', exact(200), optional),
      field('submetidoEm', moment(), optional),
      field('alteradoEm', moment()),
      field('versao', integer()),
    ],
    indices: [index('ix_projetos_participacao', ['participacaoId'], true)],
  });
};

/** Keeps the projects of schools, and how long one may hand its own in. */
export class HandInProjects implements MigrationInterface {
  readonly name = 'HandInProjects1796800000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, table(schemaKit(runner)));
    const exactly = onSqlite(runner) ? '' : ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';
    await addColumn(runner, 'entregaAte', `varchar(10)${exactly}`);
    await addColumn(runner, 'entregaMotivo', 'varchar(200)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('projetos');
    for (const name of ['entregaAte', 'entregaMotivo'])
      await runner.query(`ALTER TABLE participacoes DROP COLUMN ${name}`);
  }
}

/** TypeORM would make the whole table anew on SQLite, and its indexes of texts it cannot. */
async function addColumn(runner: QueryRunner, name: string, kind: string): Promise<void> {
  if (!(await runner.hasColumn('participacoes', name)))
    await runner.query(`ALTER TABLE participacoes ADD COLUMN ${name} ${kind} NULL`);
}
