import { check, index, type SchemaKit } from '../schema-kit.js';

/** Tables of mail, privacy, figures and the work behind. */
export const platformTables = ({ exact, field, flag, integer, keyField, moment, text, varchar }: SchemaKit) => [
  {
    name: 'content_versions',
    columns: [{ ...field('kind', exact(64)), isPrimary: true }, field('version', integer())],
  },
  {
    name: 'erasures',
    columns: [
      keyField,
      field('kind', exact(32)),
      field('recordHash', exact(64)),
      field('addressHash', exact(64), { nullable: true }),
      field('reason', varchar(16)),
      field('erasedAt', moment()),
    ],
    indices: [
      index('ix_erasures_record_hash', ['recordHash'], true),
      index('ix_erasures_erased_at', ['erasedAt', 'id']),
    ],
    checks: [check('ck_erasures_reason', "reason IN ('painel', 'prazo', 'pedido', 'saida')")],
  },
  {
    name: 'held_addresses',
    columns: [
      { ...field('addressHash', exact(64)), isPrimary: true },
      { ...field('resource', exact(32)), isPrimary: true },
      { ...field('recordId', integer()), isPrimary: true },
    ],
    indices: [index('ix_held_addresses_record', ['resource', 'recordId'])],
  },
  {
    name: 'holds',
    columns: [
      keyField,
      field('kind', exact(32)),
      field('recordId', integer()),
      field('reason', varchar(200)),
      field('until', exact(10)),
      field('placedAt', moment()),
    ],
    indices: [index('ix_holds_record', ['kind', 'recordId'], true), index('ix_holds_until', ['until', 'id'])],
  },
  {
    name: 'last_runs',
    columns: [
      { ...field('name', exact(40)), isPrimary: true },
      field('startedAt', moment()),
      field('endedAt', moment(), { nullable: true }),
      field('failure', varchar(250), { nullable: true }),
    ],
  },
  {
    name: 'links',
    columns: [
      keyField,
      field('tokenHash', exact(64)),
      field('purpose', varchar(16)),
      field('subject', exact(64)),
      field('generation', exact(36), { nullable: true }),
      field('email', exact(254), { nullable: true }),
      field('expiresAt', moment(), { nullable: true }),
      field('usedAt', moment(), { nullable: true }),
    ],
    indices: [
      index('ix_links_token_hash', ['tokenHash'], true),
      index('ix_links_subject', ['purpose', 'subject', 'id']),
      index('ix_links_expires_at', ['expiresAt', 'id']),
    ],
    checks: [
      check(
        'ck_links_purpose',
        "purpose IN ('email', 'recovery', 'invitation', 'confirm', 'unsubscribe', 'own-data', 'guardian', 'participation')",
      ),
    ],
  },
  {
    name: 'numeros',
    columns: [
      { ...field('edicao', exact(8)), isPrimary: true },
      field('desde', exact(10)),
      field('downloads', integer()),
      field('contagens', text(), { nullable: true }),
    ],
  },
  {
    name: 'outbox',
    columns: [
      keyField,
      field('idempotencyKey', exact(100)),
      field('messageId', exact(300)),
      field('kind', varchar(16)),
      field('mailboxHash', exact(64)),
      field('recipient', varchar(254)),
      field('replyTo', varchar(254), { nullable: true }),
      field('subject', varchar(250)),
      field('text', text()),
      field('unsubscribeUrl', varchar(500), { nullable: true }),
      field('state', varchar(16)),
      field('attempts', integer()),
      field('nextAttemptAt', moment()),
      field('leasedBy', exact(36), { nullable: true }),
      field('createdAt', moment()),
      field('sentAt', moment(), { nullable: true }),
      field('error', varchar(100), { nullable: true }),
      field('heldFor', varchar(16), { nullable: true }),
      field('requestId', exact(36), { nullable: true }),
    ],
    indices: [
      index('ix_outbox_idempotency_key', ['idempotencyKey'], true),
      index('ix_outbox_queue', ['state', 'nextAttemptAt', 'id']),
      index('ix_outbox_mailbox_hash', ['mailboxHash', 'kind', 'createdAt']),
      index('ix_outbox_sent_at', ['sentAt']),
      index('ix_outbox_held_for', ['heldFor', 'kind', 'createdAt']),
    ],
    checks: [
      check('ck_outbox_state', "state IN ('pending', 'sent', 'failed')"),
      check(
        'ck_outbox_kind',
        "kind IN ('notice', 'receipt', 'subscription', 'account', 'recovery', 'privacy', 'answer')",
      ),
    ],
  },
  {
    name: 'pedidos_dados',
    columns: [
      keyField,
      field('tipo', varchar(16)),
      field('via', varchar(16)),
      field('nome', varchar(120), { nullable: true }),
      field('email', exact(254), { nullable: true }),
      field('detalhe', text(), { nullable: true }),
      field('recebidoEm', exact(10)),
      field('prazo', exact(10)),
      field('feito', flag()),
      field('feitoEm', moment(), { nullable: true }),
      field('nota', text(), { nullable: true }),
      field('createdAt', moment()),
    ],
    indices: [
      index('ix_pedidos_dados_prazo', ['prazo', 'id']),
      index('ix_pedidos_dados_feito', ['feito', 'prazo', 'id']),
      index('ix_pedidos_dados_feito_em', ['feitoEm']),
      index('ix_pedidos_dados_email', ['email', 'id']),
    ],
    checks: [
      check('ck_pedidos_dados_tipo', "tipo IN ('acesso', 'retificacao', 'apagamento', 'outro')"),
      check('ck_pedidos_dados_via', "via IN ('site', 'email', 'telefone', 'carta')"),
    ],
  },
  {
    name: 'rate_counts',
    columns: [
      { ...field('fingerprint', exact(64)), isPrimary: true },
      field('points', integer()),
      field('expiresAt', moment()),
    ],
    indices: [index('ix_rate_counts_expires_at', ['expiresAt'])],
  },
  {
    name: 'retention_states',
    columns: [
      { ...field('rule', exact(32)), isPrimary: true },
      field('days', integer(), { nullable: true }),
      field('waitsFor', varchar(16), { nullable: true }),
      field('confirmed', integer(), { nullable: true }),
      field('checkedAt', moment(), { nullable: true }),
      field('removed', integer(), { nullable: true }),
    ],
    checks: [check('ck_retention_states_waits_for', "waitsFor IN ('nova', 'alterada', 'muitos')")],
  },
  {
    name: 'scheduled_jobs',
    columns: [{ ...field('name', exact(40)), isPrimary: true }, field('nextAt', moment())],
  },
  {
    name: 'search_terms',
    columns: [
      { ...field('resource', exact(32)), isPrimary: true },
      { ...field('term', exact(40)), isPrimary: true },
      { ...field('recordId', integer()), isPrimary: true },
    ],
    indices: [index('ix_search_terms_record', ['resource', 'recordId', 'term'])],
  },
  {
    name: 'unfinished_erasures',
    columns: [keyField, field('dueAt', moment()), field('remains', text())],
    indices: [index('ix_unfinished_erasures_due_at', ['dueAt', 'id'])],
  },
  {
    name: 'used_captchas',
    columns: [{ ...field('hash', exact(64)), isPrimary: true }, field('expiresAt', moment())],
    indices: [index('ix_used_captchas_expires_at', ['expiresAt'])],
  },
];
