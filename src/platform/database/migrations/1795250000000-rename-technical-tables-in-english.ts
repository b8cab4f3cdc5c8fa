import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { copyTable } from './copy-table.js';
import { index, type SchemaKit, schemaKit } from './schema-kit.js';

const tables = ({ exact, integer, moment, text, varchar }: SchemaKit) =>
  [
    {
      name: ['recebidos', 'idempotency_keys'],
      columns: [
        { name: ['chave', 'hash'], kind: exact(64), primary: true },
        { name: ['formulario', 'form'], kind: exact(32) },
        { name: ['registo', 'recordId'], kind: integer() },
        { name: ['createdAt', 'createdAt'], kind: moment() },
      ],
      indices: [
        { name: ['ix_recebidos_created_at', 'ix_idempotency_keys_created_at'], columns: ['createdAt'] },
        { name: ['ix_recebidos_registo', 'ix_idempotency_keys_record'], columns: ['form', 'recordId'] },
      ],
    },
    {
      name: ['captchas_usados', 'used_captchas'],
      columns: [
        { name: ['chave', 'hash'], kind: exact(64), primary: true },
        { name: ['expira', 'expiresAt'], kind: moment() },
      ],
      indices: [{ name: ['ix_captchas_usados_expira', 'ix_used_captchas_expires_at'], columns: ['expiresAt'] }],
    },
    {
      name: ['termos', 'search_terms'],
      columns: [
        { name: ['recurso', 'resource'], kind: exact(32), primary: true },
        { name: ['termo', 'term'], kind: exact(40), primary: true },
        { name: ['registo', 'recordId'], kind: integer(), primary: true },
      ],
      indices: [{ name: ['ix_termos_registo', 'ix_search_terms_record'], columns: ['resource', 'recordId'] }],
    },
    {
      name: ['tarefas', 'scheduled_jobs'],
      columns: [
        { name: ['nome', 'name'], kind: exact(40), primary: true },
        { name: ['proxima', 'nextAt'], kind: moment() },
      ],
      indices: [],
    },
    {
      name: ['enderecos_conhecidos', 'known_addresses'],
      columns: [
        { name: ['userId', 'userId'], kind: integer(), primary: true },
        { name: ['endereco', 'addressHash'], kind: exact(64), primary: true },
        { name: ['createdAt', 'createdAt'], kind: moment() },
      ],
      indices: [],
    },
    {
      name: ['newsletter_ligacoes', 'newsletter_links'],
      columns: [
        { name: ['token', 'tokenHash'], kind: exact(64), primary: true },
        { name: ['fim', 'purpose'], kind: varchar(16), words: { confirmar: 'confirm', cancelar: 'unsubscribe' } },
        { name: ['subscritor', 'addressHash'], kind: exact(64) },
        { name: ['expira', 'expiresAt'], kind: moment(), nullable: true },
      ],
      indices: [
        { name: ['ix_newsletter_ligacoes_subscritor', 'ix_newsletter_links_address_hash'], columns: ['addressHash'] },
        { name: ['ix_newsletter_ligacoes_expira', 'ix_newsletter_links_expires_at'], columns: ['expiresAt'] },
      ],
    },
    {
      name: ['correio', 'outbox'],
      columns: [
        { name: ['id', 'id'], kind: integer(), primary: true, generated: true },
        { name: ['chave', 'idempotencyKey'], kind: exact(100) },
        { name: ['messageId', 'messageId'], kind: exact(300) },
        {
          name: ['tipo', 'kind'],
          kind: varchar(16),
          words: { aviso: 'notice', recibo: 'receipt', subscricao: 'subscription' },
        },
        { name: ['destino', 'mailboxHash'], kind: exact(64) },
        { name: ['para', 'recipient'], kind: varchar(254) },
        { name: ['responderA', 'replyTo'], kind: varchar(254), nullable: true },
        { name: ['assunto', 'subject'], kind: varchar(250) },
        { name: ['texto', 'text'], kind: text() },
        { name: ['cancelar', 'unsubscribeUrl'], kind: varchar(500), nullable: true },
        {
          name: ['estado', 'state'],
          kind: varchar(16),
          words: { pendente: 'pending', enviado: 'sent', falhou: 'failed' },
        },
        { name: ['tentativas', 'attempts'], kind: integer() },
        { name: ['proximaTentativa', 'nextAttemptAt'], kind: moment() },
        { name: ['reclamadoPor', 'leasedBy'], kind: exact(36), nullable: true },
        { name: ['createdAt', 'createdAt'], kind: moment() },
        { name: ['enviadoEm', 'sentAt'], kind: moment(), nullable: true },
        { name: ['erro', 'error'], kind: varchar(100), nullable: true },
      ],
      indices: [
        { name: ['ix_correio_chave', 'ix_outbox_idempotency_key'], columns: ['idempotencyKey'], unique: true },
        { name: ['ix_correio_fila', 'ix_outbox_queue'], columns: ['state', 'nextAttemptAt', 'id'] },
        { name: ['ix_correio_destino', 'ix_outbox_mailbox_hash'], columns: ['mailboxHash', 'kind', 'createdAt'] },
        { name: ['ix_correio_enviado_em', 'ix_outbox_sent_at'], columns: ['sentAt'] },
      ],
    },
  ] as const;

const columns = [
  ['users', 'sessao', 'sessionId'],
  ['newsletter', 'chave', 'addressHash'],
  ['newsletter', 'pedidoEm', 'requestedAt'],
  ['convites', 'chave', 'tokenHash'],
  ['convites', 'envios', 'uploadAttempts'],
] as const;

const uniqueIndices = [
  ['newsletter', 'ix_newsletter_chave', 'ix_newsletter_address_hash', ['chave', 'addressHash']],
  ['convites', 'ix_convites_chave', 'ix_convites_token_hash', ['chave', 'tokenHash']],
] as const;

/** What is technical has English names; what people see keeps the specification's. */
export class RenameTechnicalTablesInEnglish implements MigrationInterface {
  readonly name = 'RenameTechnicalTablesInEnglish1795250000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables(schemaKit(runner))) await copyTable(runner, table, 0, 1);
    for (const [table, before, now] of columns) await renameColumn(runner, table, before, now);
    for (const [table, before, now, [, column]] of uniqueIndices)
      await renameUnique(runner, table, before, now, column);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, before, now] of columns) await renameColumn(runner, table, now, before);
    for (const [table, before, now, [column]] of uniqueIndices) await renameUnique(runner, table, now, before, column);
    for (const table of tables(schemaKit(runner))) await copyTable(runner, table, 1, 0);
  }
}

/** In place, indexes and all, on every database; TypeORM would build SQLite's table anew. */
async function renameColumn(runner: QueryRunner, table: string, from: string, to: string): Promise<void> {
  if (await runner.hasColumn(table, from)) await runner.query(`ALTER TABLE ${table} RENAME COLUMN ${from} TO ${to}`);
}

async function renameUnique(
  runner: QueryRunner,
  table: string,
  from: string,
  to: string,
  column: string,
): Promise<void> {
  const known = ((await runner.getTable(table))?.indices ?? []).map(({ name }) => name);
  if (!known.includes(to)) await runner.createIndex(table, new TableIndex(index(to, [column], true)));
  if (known.includes(from)) await runner.dropIndex(table, from);
}
