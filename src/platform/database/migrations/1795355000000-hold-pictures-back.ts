import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { schemaKit } from './schema-kit.js';

const TABLE = 'fotografias';
const COLUMN = 'porAprovar';

/** What came with invitations and is of no testimonial that visitors read. */
const WAITING = `SELECT convite.imagem FROM convites convite WHERE convite.imagem IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM equipa membro WHERE membro.rascunho = 0 AND INSTR(membro.img, convite.imagem) > 0)`;

/** A picture that a stranger sent is not shown before it is approved. */
export class HoldPicturesBack implements MigrationInterface {
  readonly name = 'HoldPicturesBack1795355000000';

  async up(runner: QueryRunner): Promise<void> {
    const { field, flag } = schemaKit(runner);
    if (!(await runner.hasColumn(TABLE, COLUMN))) await runner.addColumn(TABLE, new TableColumn(field(COLUMN, flag())));
    await runner.query(`UPDATE ${TABLE} SET ${COLUMN} = 1 WHERE nome IN (${WAITING})`);
    await runner.query(`INSERT INTO ${TABLE} (nome, menores, ${COLUMN}, createdAt)
      SELECT nome, 0, 1, createdAt FROM ficheiros
      WHERE area = 'uploads' AND nome IN (${WAITING}) AND nome NOT IN (SELECT nome FROM ${TABLE})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn(TABLE, COLUMN))) return;
    await runner.query(`DELETE FROM ${TABLE} WHERE ${COLUMN} = 1 AND menores = 0 AND retiradaEm IS NULL`);
    await runner.dropColumn(TABLE, COLUMN);
  }
}
