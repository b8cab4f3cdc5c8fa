import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';
import { index, schemaKit } from './schema-kit.js';

/** What every sample text ended with, and every sample title. */
const NOTE =
  '%Este é um conteúdo de exemplo, criado para mostrar como a página fica. Substitua-o ou elimine-o no Painel Admin.';
const TITLE = '%(exemplo)';

/** The tables whose samples said so by their words alone, and how one is told that nobody has changed since. */
const unmarked = [
  { table: 'eventos', untouched: 'versao = 1 AND titulo LIKE ? AND descricao LIKE ?', words: [TITLE, NOTE] },
  { table: 'imprensa', untouched: 'versao = 1 AND titulo LIKE ? AND descricao LIKE ?', words: [TITLE, NOTE] },
  { table: 'equipa', untouched: 'versao = 1 AND nome LIKE ? AND testemunho LIKE ?', words: [TITLE, NOTE] },
  { table: 'materiais', untouched: 'versao = 1 AND titulo LIKE ? AND texto LIKE ?', words: [TITLE, NOTE] },
  {
    table: 'relatorios',
    untouched: 'nome LIKE ? AND arquivo LIKE ?',
    words: ['Relatório de atividades ____ (exemplo)', '%relatorio-exemplo-____-%.pdf'],
  },
] as const;

const marked = ['parceiros', 'perguntas', 'edicoes'] as const;
const indexOf = (table: string) => index(`ix_${table}_exemplo`, ['exemplo', 'id']);

/** Samples of every kind are marked as what they are, and found by that. */
export class MarkSamples implements MigrationInterface {
  readonly name = 'MarkSamples1795375000000';

  async up(runner: QueryRunner): Promise<void> {
    const { field, flag } = schemaKit(runner);
    for (const { table, untouched, words } of unmarked) {
      if (!(await runner.hasColumn(table, 'exemplo')))
        await runner.addColumn(table, new TableColumn(field('exemplo', flag())));
      await runner.query(`UPDATE ${table} SET exemplo = 1 WHERE ${untouched}`, [...words]);
    }
    for (const table of [...unmarked.map(({ table: name }) => name), ...marked]) {
      const there = (await runner.getTable(table))?.indices.some(({ name }) => name === indexOf(table).name);
      if (there !== true) await runner.createIndex(table, new TableIndex(indexOf(table)));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...marked, ...unmarked.map(({ table: name }) => name)])
      await runner.dropIndex(table, indexOf(table).name);
    for (const { table } of unmarked) await runner.dropColumn(table, 'exemplo');
  }
}
