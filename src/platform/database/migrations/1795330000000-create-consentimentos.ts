import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, index, schemaKit, type SchemaKit } from './schema-kit.js';

const tables = ({ exact, field, integer, keyField, moment, text, varchar }: SchemaKit) => [
  new Table({
    name: 'consentimento_textos',
    columns: [
      keyField,
      field('nome', varchar(16)),
      field('versao', exact(16)),
      field('texto', text()),
      field('firstSeenAt', moment()),
    ],
    checks: [
      {
        name: 'ck_consentimento_textos_nome',
        expression: `nome IN ('privacidade', 'newsletter', 'confirmacao', 'encarregado')`,
      },
    ],
    indices: [index('ix_consentimento_textos_versao', ['versao'], true)],
  }),
  new Table({
    name: 'consentimentos',
    columns: [
      keyField,
      field('addressHash', exact(64)),
      field('formulario', exact(32)),
      field('registo', integer()),
      field('textoId', integer(), { nullable: true }),
      field('ato', varchar(16)),
      field('quando', moment()),
      field('nota', varchar(300), { nullable: true }),
      field('retiradoEm', moment(), { nullable: true }),
    ],
    checks: [
      {
        name: 'ck_consentimentos_ato',
        expression: `ato IN ('aceite', 'informado', 'pedido', 'confirmado', 'registado')`,
      },
    ],
    indices: [
      index('ix_consentimentos_address_hash', ['addressHash', 'quando']),
      index('ix_consentimentos_registo', ['formulario', 'registo']),
      index('ix_consentimentos_retirado_em', ['retiradoEm']),
    ],
  }),
  new Table({
    name: 'aceitacoes_pendentes',
    columns: [keyField, field('formulario', exact(32)), field('registo', integer()), field('createdAt', moment())],
    indices: [
      index('ix_aceitacoes_pendentes_created_at', ['createdAt', 'id']),
      index('ix_aceitacoes_pendentes_formulario', ['formulario', 'createdAt', 'id']),
      index('ix_aceitacoes_pendentes_registo', ['formulario', 'registo'], true),
    ],
  }),
];

/** The ledger of consents, the texts that it speaks of, and the submissions that came without. */
export class CreateConsentimentos implements MigrationInterface {
  readonly name = 'CreateConsentimentos1795330000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables(schemaKit(runner))) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables(schemaKit(runner))) await runner.dropTable(table, true);
  }
}
