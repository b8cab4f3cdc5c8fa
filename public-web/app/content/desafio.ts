/** The time of the year of the challenge: before it, registering, handing projects in, the festival, after it. */
export type ChallengePhase = 'antes' | 'inscricoes' | 'submissao' | 'festival' | 'arquivo';

/** An edition of the challenge as it stands today. */
export interface Challenge {
  phase: ChallengePhase;
  edition: string;
  cost: string;
  /** The first and the last day of the registration as they are written, `30 de abril de 2027`. */
  opens: string;
  deadline: string;
  /** The last day without its year. */
  until: string;
  /** Negative once the last day is over. */
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
  tellMe: { label: 'Avisem-me quando abrir', to: '/newsletter' },
  howItWorks: { label: 'Ver como funciona', to: '/concurso-anual' },
  previous: { title: 'Concursos Anteriores', to: '/concurso-anual#anteriores' },
  questions: { title: 'Perguntas sobre o desafio' },
} as const;

interface PhaseTexts {
  /** Says whether one can register. */
  state: (challenge: Challenge) => string;
  /** Says what the year is at once nobody can register. */
  now?: string;
  /** The line under the first button of the home page. */
  line: (challenge: Challenge) => string;
  /** The first button of the home page. */
  action: { readonly label: string; readonly to: string };
}

/** The words of the challenge in each phase of its year. */
export const phaseTexts: Readonly<Record<ChallengePhase, PhaseTexts>> = {
  antes: {
    state: ({ opens }) => `Abrem a ${opens}`,
    line: ({ edition, opens }) => `As inscrições na edição ${edition} abrem a ${opens}.`,
    action: desafio.tellMe,
  },
  inscricoes: {
    state: ({ daysLeft }) => `Abertas, ${daysLeftWords(daysLeft)}`,
    line: ({ until, cost, daysLeft }) =>
      `Até ${until} · ${cost.charAt(0).toLowerCase()}${cost.slice(1)} · ${daysLeftWords(daysLeft)}`,
    action: { label: 'Inscrever a minha escola', to: desafio.register.to },
  },
  submissao: {
    state: () => 'Fechadas',
    now: 'Entrega dos projetos, até ao fim de maio',
    line: ({ edition }) => `Edição ${edition}: entrega dos projetos até ao fim de maio.`,
    action: { label: 'Ver como se entrega o projeto', to: '/concurso-anual#procedimentos' },
  },
  festival: {
    state: () => 'Fechadas',
    now: 'Festival, em junho',
    line: ({ edition }) => `Edição ${edition}: o festival das escolas é em junho.`,
    action: { label: 'Saber mais sobre o festival', to: '/eventos' },
  },
  arquivo: {
    state: () => 'Fechadas',
    now: 'A edição terminou',
    line: ({ edition }) => `A edição ${edition} terminou. Obrigado a todas as escolas!`,
    action: { label: 'Conhecer os projetos premiados', to: desafio.previous.to },
  },
};

/** Says why there is no form, and what to do. */
export function noRegistration({ phase, edition, opens, deadline }: Challenge) {
  return phase === 'antes'
    ? {
        title: 'As inscrições ainda não abriram',
        text: `As inscrições na edição ${edition} abrem a ${opens}. Quem recebe a newsletter fica logo a saber.`,
      }
    : {
        title: 'As inscrições fecharam',
        text: `As escolas inscreveram-se na edição ${edition} até ${deadline}. Quem recebe a newsletter fica a saber quando abrir a próxima; se a sua escola se atrasou, fale connosco.`,
      };
}

function daysLeftWords(days: number): string {
  if (days === 0) return 'é hoje o último dia';
  return days === 1 ? 'falta 1 dia' : `faltam ${days} dias`;
}
