import type { MigrationInterface, QueryRunner } from 'typeorm';
import { onSqlite } from './schema-kit.js';

const COLUMN = 'nomeOriginal';
/** `<32 hexadecimal digits>.pdf` */
const NAME_LENGTH = 36;
/** Every column that names a document. */
const NAMED_IN = [
  ['contactos', 'documento'],
  ['festival', 'cv'],
  ['voluntariado', 'cv'],
  ['oportunidades', 'documento'],
  ['suspeitas', 'documento'],
] as const;

/**
 * A personal document is stored under a name that tells nothing. `<ms>_<words>-<random>.pdf` becomes `<random>.pdf`, which
 * is what the start renames the file to, and the words become a column. Each statement may run twice.
 */
export class RenameDocuments implements MigrationInterface {
  readonly name = 'RenameDocuments1795331000000';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('ficheiros', COLUMN))) {
      // by hand: TypeORM would write the whole table anew on SQLite
      const column = onSqlite(runner) ? `"${COLUMN}"` : COLUMN;
      await runner.query(`ALTER TABLE ficheiros ADD COLUMN ${column} varchar(200) NULL`);
    }
    const old = `area = 'documentos' AND length(nome) > ${NAME_LENGTH}`;
    await runner.query(
      `DELETE FROM search_terms WHERE resource = 'files' AND recordId IN (SELECT id FROM ficheiros WHERE ${old})`,
    );
    const words = `substr(nome, instr(nome, '_') + 1, length(nome) - instr(nome, '_') - ${NAME_LENGTH + 1})`;
    // the words first: MySQL sets one column after the other, and would read the name that it has just written
    await runner.query(`UPDATE ficheiros SET ${COLUMN} = concat(${words}, '.pdf') WHERE ${old}`);
    await runner.query(`UPDATE ficheiros SET nome = substr(nome, -${NAME_LENGTH}) WHERE ${old}`);
    for (const [table, column] of NAMED_IN) {
      await runner.query(
        `UPDATE ${table} SET ${column} = substr(${column}, -${NAME_LENGTH}) WHERE length(${column}) > ${NAME_LENGTH}`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('ficheiros', COLUMN)) await runner.dropColumn('ficheiros', COLUMN);
  }
}
