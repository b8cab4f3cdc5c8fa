import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTextIndex, onSqlite } from './schema-kit.js';

/** Columns that stand in an index beside its text, and are no text. */
const OTHERS = ['rascunho', 'data', 'id'];
const INDEXES = [
  ['binned_records', 'ix_binned_records_titulo_text', ['titulo', 'id']],
  ['contactos', 'ix_contactos_assunto_text', ['assunto', 'id']],
  ['contactos', 'ix_contactos_email_text', ['email', 'id']],
  ['contactos', 'ix_contactos_nome_text', ['nome', 'id']],
  ['convites', 'ix_convites_nota_text', ['nota', 'id']],
  ['drafts', 'ix_drafts_titulo_text', ['titulo', 'id']],
  ['equipa', 'ix_equipa_estado_text', ['estado', 'id']],
  ['equipa', 'ix_equipa_nome_text', ['nome', 'id']],
  ['equipa', 'ix_equipa_rascunho_estado_text', ['rascunho', 'estado', 'id']],
  ['equipa', 'ix_equipa_rascunho_nome_text', ['rascunho', 'nome', 'id']],
  ['eventos', 'ix_eventos_local_text', ['local', 'id']],
  ['eventos', 'ix_eventos_titulo_text', ['titulo', 'id']],
  ['festival', 'ix_festival_email_escola_text', ['emailEscola', 'id']],
  ['festival', 'ix_festival_email_responsavel_text', ['emailResponsavel', 'id']],
  ['festival', 'ix_festival_nome_escola_text', ['nomeEscola', 'id']],
  ['festival', 'ix_festival_nome_responsavel_text', ['nomeResponsavel', 'id']],
  ['formacoes', 'ix_formacoes_email_text', ['email', 'id']],
  ['formacoes', 'ix_formacoes_nome_text', ['nome', 'id']],
  ['imprensa', 'ix_imprensa_categoria_text', ['categoria', 'data', 'id']],
  ['imprensa', 'ix_imprensa_titulo_text', ['titulo', 'id']],
  ['materiais', 'ix_materiais_titulo_text', ['titulo', 'id']],
  ['modelos_resposta', 'ix_modelos_resposta_nome_text', ['nome', 'id']],
  ['newsletter', 'ix_newsletter_email_text', ['email', 'id']],
  ['newsletter', 'ix_newsletter_nome_text', ['nome', 'id']],
  ['oportunidades', 'ix_oportunidades_email_text', ['email', 'id']],
  ['oportunidades', 'ix_oportunidades_nome_text', ['nome', 'id']],
  ['parceiros', 'ix_parceiros_nome_text', ['nome', 'id']],
  ['pedidos_material', 'ix_pedidos_material_email_text', ['email', 'id']],
  ['pedidos_material', 'ix_pedidos_material_nome_text', ['nome', 'id']],
  ['perguntas', 'ix_perguntas_pergunta_text', ['pergunta', 'id']],
  ['relatorios', 'ix_relatorios_nome_text', ['nome', 'id']],
  ['sessoes', 'ix_sessoes_email_text', ['email', 'id']],
  ['sessoes', 'ix_sessoes_nome_text', ['nome', 'id']],
  ['users', 'ix_users_nome_text', ['nome', 'id']],
  ['voluntariado', 'ix_voluntariado_email_text', ['email', 'id']],
  ['voluntariado', 'ix_voluntariado_nome_text', ['nome', 'id']],
] as const;

/** On SQLite lists have their texts in the order of a reader from an index of it; MySQL has that order by itself. */
export class OrderTextAsItIsRead implements MigrationInterface {
  readonly name = 'OrderTextAsItIsRead1795700000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, name, columns] of INDEXES) {
      const text = columns.find((column) => !OTHERS.includes(column)) ?? '';
      await createTextIndex(runner, table, name, columns, text);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!onSqlite(runner)) return;
    for (const [, name] of INDEXES) await runner.query(`DROP INDEX "${name}"`);
  }
}
