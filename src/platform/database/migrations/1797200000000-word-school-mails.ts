import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceCheck } from './schema-kit.js';

const NAME = 'ck_lembretes_tipo';
const BEFORE = "tipo IN ('inscricoes', 'submissao14', 'submissao3', 'submissao1')";
const NOW = BEFORE.replace(
  ')',
  ", 'abertura', 'ligacao', 'colega', 'semEscola', 'prolongada', 'maisTempo', 'entrega')",
);

/** The words that each kind has at first: those that the code had. */
const words: readonly (readonly [tipo: string, assunto: string, ...paragraphs: string[]])[] = [
  [
    'abertura',
    'Abriram as inscrições no Desafio Escolar {edicao}',
    'Olá!',
    'Pediu-nos que avisássemos: as inscrições na edição de {edicao} do Desafio Escolar estão abertas até {prazo}.',
    'Para inscrever a escola:\n{ligacao}',
  ],
  [
    'ligacao',
    'A página da sua escola no Desafio Escolar {edicao}',
    'Olá!',
    'Aqui está a ligação para a página da escola «{escola}» no Desafio Escolar:\n{ligacao}',
  ],
  [
    'colega',
    'Uma página do Desafio Escolar {edicao} para acompanhar consigo',
    'Olá!',
    'O professor responsável por um projeto do Desafio Escolar convidou este endereço para o acompanhar. A página da escola:\n{ligacao}',
  ],
  [
    'semEscola',
    'A página da sua escola no Desafio Escolar',
    'Olá!',
    'Pediram-nos a ligação para a página de uma escola no Desafio Escolar, mas com este endereço não há nenhuma inscrita nesta edição.',
    'Se inscreveu a escola com outro endereço, peça a ligação com esse:\n{ligacao}',
  ],
  [
    'prolongada',
    'Desafio Escolar {edicao}: mais tempo para entregar o projeto',
    'Olá!',
    'A entrega dos projetos do Desafio Escolar {edicao} foi prolongada: o último dia é agora {prazo}, até à meia-noite.',
    'Quem já entregou não tem de fazer nada.',
  ],
  [
    'maisTempo',
    'Mais tempo para entregar o projeto da sua escola',
    'Olá!',
    'Abrimos a entrega do projeto à escola «{escola}» até {prazo}, à meia-noite. Pode acabá-lo e entregá-lo na página da escola, como até aqui.',
  ],
  [
    'entrega',
    'O projeto da sua escola está entregue',
    'Olá!',
    'Recebemos o projeto da escola «{escola}». Parabéns a toda a turma!',
    'Até {prazo}, à meia-noite, ainda pode retirar a entrega na página da escola, corrigir e entregar outra vez. Se já não tem a ligação, receba outra aqui:\n{ligacao}',
  ],
];

/** Has the other mails to schools edited as the reminders are. */
export class WordSchoolMails implements MigrationInterface {
  readonly name = 'WordSchoolMails1797200000000';

  async up(runner: QueryRunner): Promise<void> {
    await replaceCheck(runner, 'lembretes', NAME, NOW);
    // a run that was killed begins again, before anybody could change a row
    await removeWords(runner);
    for (const [tipo, assunto, ...paragraphs] of words)
      await runner.query('INSERT INTO lembretes (tipo, assunto, texto, segue, versao) VALUES (?, ?, ?, 1, 1)', [
        tipo,
        assunto,
        paragraphs.join('\n\n'),
      ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeWords(runner);
    await replaceCheck(runner, 'lembretes', NAME, BEFORE);
  }
}

const removeWords = (runner: QueryRunner) => runner.query(`DELETE FROM lembretes WHERE NOT (${BEFORE})`);
