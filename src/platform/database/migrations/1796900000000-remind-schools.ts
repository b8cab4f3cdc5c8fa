import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, index, schemaKit } from './schema-kit.js';

const KINDS = "tipo IN ('inscricoes', 'submissao14', 'submissao3', 'submissao1')";

const ENDING = 'A entrega dos projetos do Desafio Escolar acaba {quando}: o último dia é {prazo}, até à meia-noite.';
const MISSING = 'Ainda não recebemos o projeto da escola «{escola}».';

/** The words that each kind has at first. */
const words: readonly (readonly [tipo: string, assunto: string, ...paragraphs: string[]])[] = [
  [
    'inscricoes',
    'Desafio Escolar {edicao}: as inscrições acabam {quando}',
    'Olá, {professor}!',
    'No ano passado, a escola «{escola}» participou no Desafio Escolar. Este ano ainda não recebemos a vossa inscrição, e o prazo acaba {quando}: o último dia é {prazo}.',
    'Gostávamos de contar outra vez convosco. A inscrição faz-se em poucos minutos:\n{ligacao}',
    'Se este ano não participam, não têm de fazer nada.',
  ],
  [
    'submissao14',
    'Desafio Escolar {edicao}: a entrega dos projetos acaba {quando}',
    'Olá, {professor}!',
    `${ENDING} ${MISSING}`,
    'Não precisa de estar tudo perfeito: contem o que sentiram, imaginaram, fizeram e partilharam. O projeto entrega-se na página da vossa escola:\n{ligacao}',
    'Se alguma coisa vos impede de acabar, responda a esta mensagem: ajudamos.',
  ],
  [
    'submissao3',
    'Desafio Escolar {edicao}: a entrega dos projetos acaba {quando}',
    'Olá, {professor}!',
    `${ENDING} ${MISSING}`,
    'Para o acabar e entregar, na página da vossa escola:\n{ligacao}',
    'Se alguma coisa vos impede de o entregar a tempo, responda a esta mensagem ainda antes do prazo: ajudamos.',
  ],
  [
    'submissao1',
    'Desafio Escolar {edicao}: a entrega dos projetos acaba {quando}',
    'Olá, {professor}!',
    `${MISSING} A entrega acaba {quando}: o último dia é {prazo}, até à meia-noite.`,
    'O projeto entrega-se na página da vossa escola, e até à meia-noite pode voltar atrás e mudá-lo:\n{ligacao}',
  ],
];

/** Has schools reminded of what ends, once somebody has seen how each kind arrives. */
export class RemindSchools implements MigrationInterface {
  readonly name = 'RemindSchools1796900000000';

  async up(runner: QueryRunner): Promise<void> {
    const { exact, field, flag, integer, keyField, moment, text, varchar } = schemaKit(runner);
    await createTable(
      runner,
      new Table({
        name: 'lembretes',
        columns: [
          keyField,
          field('tipo', exact(16)),
          field('assunto', varchar(150)),
          field('texto', text()),
          field('segue', flag()),
          field('versao', integer()),
        ],
        indices: [index('ix_lembretes_tipo', ['tipo'], true)],
        checks: [{ name: 'ck_lembretes_tipo', expression: KINDS }],
      }),
    );
    await createTable(
      runner,
      new Table({
        name: 'lembretes_enviados',
        columns: [
          keyField,
          field('participacaoId', integer()),
          field('tipo', exact(16)),
          field('edicao', exact(8)),
          field('enviadoEm', moment()),
        ],
        indices: [
          index('ix_lembretes_enviados_participacao', ['participacaoId', 'tipo'], true),
          index('ix_lembretes_enviados_edicao', ['edicao', 'tipo', 'enviadoEm']),
        ],
        checks: [{ name: 'ck_lembretes_enviados_tipo', expression: KINDS }],
      }),
    );
    // a run that was killed begins again, before anybody could change a row
    await runner.query('DELETE FROM lembretes');
    for (const [tipo, assunto, ...paragraphs] of words)
      await runner.query('INSERT INTO lembretes (tipo, assunto, texto, versao) VALUES (?, ?, ?, 1)', [
        tipo,
        assunto,
        paragraphs.join('\n\n'),
      ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('lembretes_enviados');
    await runner.dropTable('lembretes');
  }
}
