import type { EditionPhase } from '@contract/edition-phase';

/** The page that a school has of its own while its edition lasts, and the page that mails its link. */
export const ownPage = {
  ask: {
    title: 'A página da minha escola',
    lead: 'Cada escola inscrita no Desafio Escolar tem uma página só sua, sem palavra-passe: abre-se por uma ligação.',
    description: 'Receba por e-mail a ligação para a página da sua escola no Desafio Escolar.',
    formTitle: 'Pedir a ligação',
    steps: [
      'Escreva o e-mail com que inscreveu a escola.',
      'A ligação vai só para esse endereço. Por aqui, ninguém fica a saber que escolas estão inscritas.',
      'Na página, escreve o projeto, acompanha o ano, corrige os dados da escola e convida colegas.',
    ],
  },
  title: '{escola}',
  lead: 'Desafio Escolar {edicao}. Guarde esta ligação: é a chave da página da sua escola.',
  description: 'A página de uma escola no Desafio Escolar.',
  year: {
    title: 'Onde estamos',
    now: 'Agora',
    next: 'A seguir',
    state: 'A sua participação',
  },
  states: {
    inscrita: 'Inscrita',
    submetida: 'Projeto entregue',
    nomeada: 'Projeto nomeado',
    premiada: 'Projeto premiado',
    desistiu: 'Desistiu desta edição',
  },
  school: {
    title: 'Os dados da escola',
    text: 'Confirme-os e complete o que falta: é com eles que contamos turmas e alunos de todo o país.',
    colleague: 'O e-mail para onde escrevemos ({email}) só a nossa equipa o muda: fale connosco.',
  },
  colleagues: {
    title: 'Colegas',
    text: 'Envie a cada colega uma ligação só sua, para escrever o projeto e corrigir os dados. Só o professor responsável convida e retira colegas.',
    frozen: 'O projeto está entregue, e os colegas ficam como estão. Para os mudar, retire a entrega.',
    have: 'Têm uma ligação',
    remove: 'Retirar',
    failure: 'Não foi possível retirar a ligação. Tente novamente.',
  },
  unknown: {
    title: 'Ligação não encontrada',
    text: 'Confirme se a ligação está completa, como vinha no e-mail. Se foi retirada, peça outra.',
  },
  gone: {
    title: 'Esta edição já terminou',
    text: 'A página da escola terminou com ela. Os projetos que as escolas quiseram mostrar estão no «Mural de projetos».',
  },
  again: 'Receber outra ligação',
} as const;

/** Says what a school does in each phase and what comes next; `{…}` are the days of the edition. */
export const ownPhases: Readonly<Record<EditionPhase, { now: string; next: string }>> = {
  antes: { now: 'As inscrições abrem a {opens}.', next: 'Inscrição das escolas, até {until}.' },
  inscricoes: {
    now: 'A escola está inscrita. Os alunos podem começar já: sentir, imaginar, fazer e partilhar.',
    next: 'Entrega dos projetos, de {submission}.',
  },
  desenvolvimento: {
    now: 'Os alunos fazem o projeto, ao ritmo da turma.',
    next: 'Entrega dos projetos, de {submission}.',
  },
  submissao: {
    now: 'É tempo de nos enviar a história do projeto, até {submissionUntil}.',
    next: 'Escolha dos projetos distinguidos e festival.',
  },
  selecao: { now: 'Estamos a ler os projetos.', next: 'O festival das escolas.' },
  festival: { now: 'É tempo de festival e de resultados.', next: 'Os projetos ficam no site, para todos os verem.' },
  arquivo: { now: 'A edição terminou.', next: 'Até à próxima!' },
};
