import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['suspeitas', 'consentimentos', 'aceitacoes_pendentes'];

/** Has every table name a form as the resource of its list, as `mensagens` does; of one form the section is called otherwise. */
export class NameFormsByTheirList implements MigrationInterface {
  readonly name = 'NameFormsByTheirList1795500000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`UPDATE ${table} SET formulario = 'pedidos-material' WHERE formulario = 'material'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`UPDATE ${table} SET formulario = 'material' WHERE formulario = 'pedidos-material'`);
  }
}
