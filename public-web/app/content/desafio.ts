import type { EditionPhase } from '@contract/edition-phase';

/** An edition of the challenge as it stands today; its days are written out, `30 de abril`, where no year is told. */
export interface Challenge {
  phase: EditionPhase;
  edition: string;
  cost: string | undefined;
  /** The first and the last day of the registration with their years. */
  opens: string;
  deadline: string;
  until: string;
  submissionOpens: string;
  submissionUntil: string;
  /** Both of its days, `1 a 31 de maio`. */
  submission: string;
  festival: string | undefined;
  festivalPlace: string | undefined;
  isFestivalToday: boolean;
  resultsUntil: string;
  /** The days until the last one on which a school can register, or hand its project in. */
  daysLeft: number;
}

/** The fixed parts of the challenge's two pages; the others are in `@contract/pages/concurso-anual` and `…-form`. */
export const desafio = {
  title: 'Desafio Escolar',
  contact: { label: 'Contacte-nos', to: '/contacte-nos' },
  register: { label: 'Plataforma de Inscrição', to: '/concurso-anual-form' },
  registration: {
    facts: {
      edition: 'Edição',
      state: 'Inscrições',
      deadline: 'Último dia para se inscrever',
      cost: 'Quanto custa',
      now: 'Agora',
    },
    toForm: { label: 'Ir para o formulário', to: '#inscrever' },
  },
  tellMe: { label: 'Avisem-me quando abrir', to: '/concurso-anual-form#avisem-me' },
  tellMeLead: 'Deixe o seu e-mail. Enviamos um só aviso e apagamos o endereço a seguir.',
  howItWorks: { label: 'Ver como funciona', to: '/concurso-anual' },
  ownPage: { label: 'A página da minha escola', to: '/desafio' },
  previous: { title: 'Concursos Anteriores', to: '/concurso-anual#anteriores' },
  questions: { title: 'Perguntas sobre o desafio' },
} as const;

const handingIn = { label: 'Ver como se entrega o projeto', to: '/concurso-anual#procedimentos' };
const festival = { label: 'Saber mais sobre o festival', to: '/eventos' };

interface PhaseTexts {
  /** Says whether one can register. */
  state: (challenge: Challenge) => string;
  /** Says what the year is at once nobody can register. */
  now?: (challenge: Challenge) => string;
  /** The line under the first button of the home page, and at the head of the registration once it is closed. */
  line: (challenge: Challenge) => string;
  /** The first button of the home page, and of the challenge's while nobody can register. */
  action: { readonly label: string; readonly to: string };
}

const festivalWords = ({ festival, festivalPlace }: Challenge) =>
  festival === undefined
    ? 'A data do festival é anunciada em breve.'
    : `O festival é a ${festival}${festivalPlace === undefined ? '' : `, em ${festivalPlace}`}.`;

/** The words of the challenge in each phase of its year. */
export const phaseTexts: Readonly<Record<EditionPhase, PhaseTexts>> = {
  antes: {
    state: ({ opens }) => `Abrem a ${opens}`,
    line: ({ edition, opens }) => `As inscrições na edição ${edition} abrem a ${opens}.`,
    action: desafio.tellMe,
  },
  inscricoes: {
    state: ({ daysLeft }) => `Abertas, ${daysLeftWords(daysLeft)}`,
    line: ({ until, cost = '', daysLeft }) =>
      [`Até ${until}`, `${cost.charAt(0).toLowerCase()}${cost.slice(1)}`, daysLeftWords(daysLeft)]
        .filter((words) => words !== '')
        .join(' · '),
    action: { label: 'Inscrever a minha escola', to: desafio.register.to },
  },
  desenvolvimento: {
    state: () => 'Fechadas',
    now: ({ submissionOpens }) => `Projetos nas escolas; entrega a partir de ${submissionOpens}`,
    line: ({ edition, submission }) => `Edição ${edition}: os projetos entregam-se de ${submission}.`,
    action: handingIn,
  },
  submissao: {
    state: () => 'Fechadas',
    now: ({ submissionUntil }) => `Entrega dos projetos, até ${submissionUntil}`,
    line: ({ edition, submissionUntil, daysLeft }) =>
      `Edição ${edition}: entrega dos projetos até ${submissionUntil} · ${daysLeftWords(daysLeft)}`,
    action: handingIn,
  },
  selecao: {
    state: () => 'Fechadas',
    now: () => 'Escolha dos projetos distinguidos',
    line: (challenge) => `Edição ${challenge.edition}: os projetos estão a ser lidos. ${festivalWords(challenge)}`,
    action: festival,
  },
  festival: {
    state: () => 'Fechadas',
    now: ({ isFestivalToday }) => (isFestivalToday ? 'Festival, hoje' : 'Resultados'),
    line: ({ edition, festivalPlace, isFestivalToday, resultsUntil }) =>
      isFestivalToday
        ? `É hoje o festival da edição ${edition}${festivalPlace === undefined ? '' : `, em ${festivalPlace}`}.`
        : `Edição ${edition}: os resultados são conhecidos até ${resultsUntil}.`,
    action: festival,
  },
  arquivo: {
    state: () => 'Fechadas',
    now: () => 'A edição terminou',
    line: ({ edition }) => `A edição ${edition} terminou. Obrigado a todas as escolas!`,
    action: { label: 'Conhecer os projetos premiados', to: desafio.previous.to },
  },
};

/** Says why there is no form. */
export function noRegistration({ phase, edition, opens, deadline }: Challenge) {
  return phase === 'antes'
    ? { title: 'As inscrições ainda não abriram', text: `As inscrições na edição ${edition} abrem a ${opens}.` }
    : {
        title: 'As inscrições fecharam',
        text: `As escolas inscreveram-se na edição ${edition} até ${deadline}. Se a sua escola se atrasou, fale connosco.`,
      };
}

function daysLeftWords(days: number): string {
  if (days === 0) return 'é hoje o último dia';
  return days === 1 ? 'falta 1 dia' : `faltam ${days} dias`;
}
