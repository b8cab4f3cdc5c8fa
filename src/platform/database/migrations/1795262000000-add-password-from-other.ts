import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { schemaKit } from './schema-kit.js';

const COLUMN = 'passwordFromOther';

/**
 * Whether somebody else chose the password of an account. Of those that there are, only the first, made on the server,
 * had its own: until now nobody else could have another than the one that they were registered with.
 */
export class AddPasswordFromOther implements MigrationInterface {
  readonly name = 'AddPasswordFromOther1795262000000';

  async up(runner: QueryRunner): Promise<void> {
    // MySQL commits each statement by itself: a run that died half way finds here what it had done
    if (!(await runner.hasColumn('users', COLUMN))) {
      const { field, flag } = schemaKit(runner);
      await runner.addColumn('users', new TableColumn(field(COLUMN, flag())));
    }
    const [first] = (await runner.query('SELECT MIN(id) AS id FROM users')) as { id: number | null }[];
    await runner.query(`UPDATE users SET ${COLUMN} = 1 WHERE id <> ?`, [first?.id ?? 0]);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('users', COLUMN)) await runner.dropColumn('users', COLUMN);
  }
}
