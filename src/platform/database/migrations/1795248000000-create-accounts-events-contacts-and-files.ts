import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, index, onSqlite, schemaKit, type SchemaKit } from './schema-kit.js';

const tables = ({ exact, field, flag, integer, keyField, moment, text, varchar }: SchemaKit) => [
  new Table({
    name: 'users',
    columns: [
      keyField,
      field('nome', varchar(120)),
      field('email', exact(254)),
      field('passwordHash', exact(200)),
      field('sessao', exact(36)),
      field('createdAt', moment()),
    ],
    indices: [
      index('ix_users_email', ['email'], true),
      index('ix_users_email_id', ['email', 'id']),
      index('ix_users_nome', ['nome', 'id']),
    ],
  }),
  new Table({
    name: 'enderecos_conhecidos',
    columns: [
      { ...field('userId', integer()), isPrimary: true },
      { ...field('endereco', exact(64)), isPrimary: true },
      field('createdAt', moment()),
    ],
  }),
  new Table({
    name: 'eventos',
    columns: [
      keyField,
      field('titulo', varchar(200)),
      field('descricao', text(), { nullable: true }),
      field('hook', varchar(500), { nullable: true }),
      field('url', varchar(500), { nullable: true }),
      field('data', moment()),
      field('dataFim', moment(), { nullable: true }),
      field('tipo', varchar(16)),
      field('ano', integer()),
      field('video', varchar(500), { nullable: true }),
      field('local', varchar(200)),
      field('websiteOficial', varchar(500), { nullable: true }),
      field('admissao', varchar(200), { nullable: true }),
      field('fotos', text()),
      field('create', moment()),
      field('versao', integer()),
    ],
    checks: [{ name: 'ck_eventos_tipo', expression: `tipo IN ('proximo', 'decorrer', 'anterior')` }],
    indices: [
      index('ix_eventos_titulo', ['titulo', 'id']),
      index('ix_eventos_data', ['data', 'id']),
      index('ix_eventos_data_fim', ['dataFim', 'id']),
      index('ix_eventos_create', ['create', 'id']),
      index('ix_eventos_ano', ['ano', 'data', 'id']),
      index('ix_eventos_tipo', ['tipo', 'data', 'id']),
      index('ix_eventos_tipo_ano', ['tipo', 'ano', 'data', 'id']),
      index('ix_eventos_local', ['local', 'id']),
    ],
  }),
  new Table({
    name: 'contactos',
    columns: [
      keyField,
      field('createdAt', moment()),
      field('lida', flag()),
      field('nome', varchar(120)),
      field('email', varchar(254)),
      field('assunto', varchar(200)),
      field('descricao', text()),
      field('documento', exact(200), { nullable: true }),
      field('privacidadeVersao', varchar(20)),
    ],
    indices: [
      index('ix_contactos_created_at', ['createdAt', 'id']),
      index('ix_contactos_lida', ['lida', 'createdAt', 'id']),
      index('ix_contactos_nome', ['nome', 'id']),
      index('ix_contactos_email', ['email', 'id']),
      index('ix_contactos_assunto', ['assunto', 'id']),
    ],
  }),
  new Table({
    name: 'ficheiros',
    columns: [
      keyField,
      field('area', varchar(16)),
      field('nome', exact(200)),
      field('tipo', varchar(64)),
      field('tamanho', integer()),
      field('sha256', exact(64)),
      field('createdAt', moment()),
    ],
    checks: [{ name: 'ck_ficheiros_area', expression: `area IN ('uploads', 'documentos')` }],
    indices: [index('ix_ficheiros_nome', ['nome'], true), index('ix_ficheiros_area', ['area', 'id'])],
  }),
  new Table({
    name: 'recebidos',
    columns: [
      { ...field('chave', exact(64)), isPrimary: true },
      field('formulario', exact(32)),
      field('registo', integer()),
      field('createdAt', moment()),
    ],
    indices: [
      index('ix_recebidos_created_at', ['createdAt']),
      index('ix_recebidos_registo', ['formulario', 'registo']),
    ],
  }),
  new Table({
    name: 'captchas_usados',
    columns: [{ ...field('chave', exact(64)), isPrimary: true }, field('expira', moment())],
    indices: [index('ix_captchas_usados_expira', ['expira'])],
  }),
  new Table({
    name: 'termos',
    columns: [
      { ...field('recurso', exact(32)), isPrimary: true },
      { ...field('termo', exact(40)), isPrimary: true },
      { ...field('registo', integer()), isPrimary: true },
    ],
    indices: [index('ix_termos_registo', ['recurso', 'registo'])],
  }),
];

/** Accounts, events, contacts, files and what keeps submissions single. */
export class CreateAccountsEventsContactsAndFiles implements MigrationInterface {
  /** As databases have it on record; never changed. */
  readonly name = 'FirstLight1795248000000';

  async up(runner: QueryRunner): Promise<void> {
    if (!onSqlite(runner)) {
      const database = await runner.getCurrentDatabase();
      // what people search is compared without accents and case
      await runner.query(`ALTER DATABASE \`${database}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci`);
    }
    for (const table of tables(schemaKit(runner))) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables(schemaKit(runner)).reverse()) await runner.dropTable(table, true);
  }
}
