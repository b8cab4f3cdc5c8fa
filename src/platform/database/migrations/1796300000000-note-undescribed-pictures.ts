import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';
import { index, schemaKit } from './schema-kit.js';

const INDEX = index('ix_ficheiros_area_por_descrever', ['area', 'porDescrever', 'id']);

/** Notes of each public picture whether nobody has described it yet. A run that was killed anywhere begins again. */
export class NoteUndescribedPictures implements MigrationInterface {
  readonly name = 'NoteUndescribedPictures1796300000000';

  async up(runner: QueryRunner): Promise<void> {
    const { field, flag } = schemaKit(runner);
    if (!(await runner.hasColumn('ficheiros', 'porDescrever')))
      await runner.addColumn('ficheiros', new TableColumn(field('porDescrever', flag())));
    await runner.query(
      "UPDATE ficheiros SET porDescrever = 1 WHERE area = 'uploads' AND imagem = 1 " +
        'AND nome NOT IN (SELECT nome FROM fotografias WHERE alt IS NOT NULL OR decorativa = 1)',
    );
    const table = await runner.getTable('ficheiros');
    if (table?.indices.some(({ name }) => name === INDEX.name) !== true)
      await runner.createIndex('ficheiros', new TableIndex(INDEX));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('ficheiros', INDEX.name);
    await runner.dropColumn('ficheiros', 'porDescrever');
  }
}
