import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, index, schemaKit, type SchemaKit } from './schema-kit.js';

const tables = ({ exact, field, flag, integer, keyField, moment, text, varchar }: SchemaKit) => [
  new Table({
    name: 'correio',
    columns: [
      keyField,
      field('chave', exact(100)),
      field('messageId', exact(300)),
      field('tipo', varchar(16)),
      field('destino', exact(64)),
      field('para', varchar(254)),
      field('responderA', varchar(254), { nullable: true }),
      field('assunto', varchar(250)),
      field('texto', text()),
      field('cancelar', varchar(500), { nullable: true }),
      field('estado', varchar(16)),
      field('tentativas', integer()),
      field('proximaTentativa', moment()),
      field('reclamadoPor', exact(36), { nullable: true }),
      field('createdAt', moment()),
      field('enviadoEm', moment(), { nullable: true }),
      field('erro', varchar(100), { nullable: true }),
    ],
    checks: [
      { name: 'ck_correio_tipo', expression: `tipo IN ('aviso', 'recibo', 'subscricao')` },
      { name: 'ck_correio_estado', expression: `estado IN ('pendente', 'enviado', 'falhou')` },
    ],
    indices: [
      index('ix_correio_chave', ['chave'], true),
      index('ix_correio_fila', ['estado', 'proximaTentativa', 'id']),
      index('ix_correio_destino', ['destino', 'tipo', 'createdAt']),
      index('ix_correio_enviado_em', ['enviadoEm']),
    ],
  }),
  new Table({
    name: 'newsletter',
    columns: [
      keyField,
      field('chave', exact(64)),
      field('nome', varchar(120)),
      field('email', varchar(254)),
      field('create', moment()),
      field('pedidoEm', moment()),
      field('confirmada', flag()),
      field('confirmadaEm', moment(), { nullable: true }),
      field('privacidadeVersao', varchar(20)),
    ],
    indices: [
      index('ix_newsletter_chave', ['chave'], true),
      index('ix_newsletter_nome', ['nome', 'id']),
      index('ix_newsletter_email', ['email', 'id']),
      index('ix_newsletter_create', ['create', 'id']),
      index('ix_newsletter_confirmada', ['confirmada', 'create', 'id']),
    ],
  }),
  new Table({
    name: 'newsletter_ligacoes',
    columns: [
      { ...field('token', exact(64)), isPrimary: true },
      field('fim', varchar(16)),
      field('subscritor', exact(64)),
      field('expira', moment(), { nullable: true }),
    ],
    checks: [{ name: 'ck_newsletter_ligacoes_fim', expression: `fim IN ('confirmar', 'cancelar')` }],
    indices: [
      index('ix_newsletter_ligacoes_subscritor', ['subscritor']),
      index('ix_newsletter_ligacoes_expira', ['expira']),
    ],
  }),
  new Table({
    name: 'tarefas',
    columns: [{ ...field('nome', exact(40)), isPrimary: true }, field('proxima', moment())],
  }),
];

/** The outbox, the newsletter's subscribers and the housekeeping that one process at a time does. */
export class CreateOutboxNewsletterAndJobs implements MigrationInterface {
  /** As databases have it on record; never changed. */
  readonly name = 'Mail1795249100000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables(schemaKit(runner))) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables(schemaKit(runner)).reverse()) await runner.dropTable(table, true);
  }
}
