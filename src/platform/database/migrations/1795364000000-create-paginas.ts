import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, index, schemaKit, type SchemaKit } from './schema-kit.js';

const table = ({ exact, field, integer, keyField, moment, text }: SchemaKit) =>
  new Table({
    name: 'paginas',
    columns: [
      keyField,
      field('chave', exact(40)),
      field('publicado', text()),
      field('rascunho', text(), { nullable: true }),
      field('alteradoEm', moment()),
      field('alteradoPorId', integer()),
      field('publicadoEm', moment(), { nullable: true }),
      field('versao', integer()),
    ],
    indices: [index('ix_paginas_chave', ['chave'], true)],
  });

/** What people changed of the site's pages. */
export class CreatePaginas implements MigrationInterface {
  readonly name = 'CreatePaginas1795364000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, table(schemaKit(runner)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(table(schemaKit(runner)), true);
  }
}
