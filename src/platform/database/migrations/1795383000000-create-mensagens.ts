import { type MigrationInterface, type QueryRunner, Table, TableCheck } from 'typeorm';
import { createTable, index, onSqlite, schemaKit, type SchemaKit } from './schema-kit.js';

const mensagens = ({ exact, field, integer, keyField, moment, text, varchar }: SchemaKit) =>
  new Table({
    name: 'mensagens',
    columns: [
      keyField,
      field('formulario', exact(32)),
      field('registo', integer()),
      field('recebida', moment()),
      field('estado', varchar(16)),
      field('responsavelId', integer(), { nullable: true }),
      field('nota', text(), { nullable: true }),
      field('respondidaEm', moment(), { nullable: true }),
      field('versao', integer()),
    ],
    checks: [{ name: 'ck_mensagens_estado', expression: `estado IN ('porLer', 'aberta', 'respondida', 'concluida')` }],
    indices: [
      index('ix_mensagens_registo', ['formulario', 'registo'], true),
      index('ix_mensagens_recebida', ['recebida', 'id']),
      index('ix_mensagens_estado', ['estado', 'recebida', 'id']),
      index('ix_mensagens_formulario', ['formulario', 'recebida', 'id']),
      index('ix_mensagens_responsavel', ['responsavelId', 'recebida', 'id']),
    ],
  });

const respostas = ({ field, integer, keyField, moment, text, varchar }: SchemaKit) =>
  new Table({
    name: 'respostas',
    columns: [
      keyField,
      field('mensagemId', integer()),
      field('autorId', integer(), { nullable: true }),
      field('assunto', varchar(200)),
      field('texto', text()),
      field('createdAt', moment()),
    ],
    indices: [index('ix_respostas_mensagem', ['mensagemId', 'id'])],
  });

const modelos = ({ field, integer, keyField, text, varchar }: SchemaKit) =>
  new Table({
    name: 'modelos_resposta',
    columns: [keyField, field('nome', varchar(120)), field('texto', text()), field('versao', integer())],
    indices: [index('ix_modelos_resposta_nome', ['nome', 'id'])],
  });

/** The tables of the forms, each by the resource of its list. */
const FORMS = {
  contactos: 'contactos',
  festival: 'festival',
  voluntariado: 'voluntariado',
  oportunidades: 'oportunidades',
  formacoes: 'formacoes',
  sessoes: 'sessoes',
  'pedidos-material': 'pedidos_material',
};

const MAIL_KINDS = 'ck_outbox_kind';
const before = ['notice', 'receipt', 'subscription', 'account', 'recovery', 'privacy'];
const now = [...before, 'answer'];

/** What is done with every submission; what had been read before counts as done, and the rest waits. */
export class CreateMensagens implements MigrationInterface {
  readonly name = 'CreateMensagens1795383000000';

  async up(runner: QueryRunner): Promise<void> {
    const kit = schemaKit(runner);
    await createTable(runner, mensagens(kit));
    await createTable(runner, respostas(kit));
    await createTable(runner, modelos(kit));
    for (const [resource, table] of Object.entries(FORMS)) {
      await runner.query(
        `INSERT INTO mensagens (formulario, registo, recebida, estado, versao)
         SELECT ?, id, createdAt, CASE WHEN lida = 1 THEN 'concluida' ELSE 'porLer' END, 1 FROM ${table}
         WHERE id NOT IN (SELECT registo FROM mensagens WHERE formulario = ?)`,
        [resource, resource],
      );
    }
    await checkKinds(runner, now);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM outbox WHERE kind = 'answer'");
    await checkKinds(runner, before);
    await runner.dropTable('modelos_resposta', true);
    await runner.dropTable('respostas', true);
    await runner.dropTable('mensagens', true);
  }
}

/** TypeORM changes a check by building SQLite's table anew, in the migration's transaction, and knows none of MySQL's. */
async function checkKinds(runner: QueryRunner, kinds: readonly string[]): Promise<void> {
  const expression = `kind IN ('${kinds.join(`', '`)}')`;
  if (onSqlite(runner)) {
    await runner.dropCheckConstraint('outbox', MAIL_KINDS);
    await runner.createCheckConstraint('outbox', new TableCheck({ name: MAIL_KINDS, expression }));
    return;
  }
  const present = (await runner.query(
    "SELECT 1 FROM information_schema.table_constraints WHERE table_schema = DATABASE() AND table_name = 'outbox' AND constraint_name = ?",
    [MAIL_KINDS],
  )) as unknown[];
  if (present.length > 0) await runner.query(`ALTER TABLE outbox DROP CONSTRAINT ${MAIL_KINDS}`);
  await runner.query(`ALTER TABLE outbox ADD CONSTRAINT ${MAIL_KINDS} CHECK (${expression})`);
}
