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

/** Kinds that go out only once somebody has seen how they arrive. */
const REMINDERS = ['inscricoes', 'submissao14', 'submissao3', 'submissao1'];

/** Rows of the mails to schools. */
export const schoolMails = words.map(([tipo, assunto, ...paragraphs], place) => ({
  id: place + 1,
  tipo,
  assunto,
  texto: paragraphs.join('\n\n'),
  segue: REMINDERS.includes(tipo) ? 0 : 1,
  versao: 1,
}));
