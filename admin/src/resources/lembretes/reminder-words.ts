import { periods } from '@contract/periods';
import type { Schemas } from '../../api-types.js';
import { counted } from '../../common/counted.js';
import { formatDay } from '../../common/dates/format-date.js';

export type Reminder = Schemas['Lembrete'];

const { reminderDays, reminderFromHour, reminderUntilHour } = periods;
const before = (tipo: keyof typeof reminderDays, what: string): string =>
  `${reminderDays[tipo]} dias antes do fim ${what}`;

export const names: Readonly<Record<Reminder['tipo'], string>> = {
  inscricoes: before('inscricoes', 'das inscrições'),
  submissao14: before('submissao14', 'da entrega'),
  submissao3: before('submissao3', 'da entrega'),
  submissao1: 'Na véspera do fim da entrega',
  abertura: 'As inscrições abriram',
  ligacao: 'A ligação para a página da escola',
  colega: 'O convite a um colega',
  semEscola: 'Nenhuma escola com este endereço',
  prolongada: 'A entrega foi prolongada',
  maisTempo: 'Mais tempo para uma escola',
  entrega: 'O projeto está entregue',
};

interface Notice {
  readonly receivers: string;
  readonly places: readonly string[];
  readonly end: string;
}

/** The mails that go when what they tell of happens; the others are reminders, which have their day. */
const notices: Readonly<Partial<Record<Reminder['tipo'], Notice>>> = {
  abertura: {
    receivers: 'A quem pediu para ser avisado, no dia em que as inscrições abrem.',
    places: ['{edicao} (2026/2027)', '{prazo} (o último dia)', '{ligacao} (o formulário de inscrição)'],
    end: 'No fim diz-se sempre que é o único aviso, e segue-se a despedida da equipa.',
  },
  ligacao: {
    receivers: 'A quem pede a ligação outra vez, ou a recebe de novo da nossa equipa.',
    places: ['{escola}', '{edicao} (2026/2027)', '{ligacao} (a página da escola)'],
    end: 'No fim diz-se sempre com quem se pode partilhar a ligação, e segue-se a despedida da equipa.',
  },
  colega: {
    receivers: 'Ao colega que o professor convida, na página da escola.',
    places: ['{edicao} (2026/2027)', '{ligacao} (a página da escola)'],
    end: 'No fim diz-se sempre o que fazer se houve engano no endereço, e segue-se a despedida da equipa.',
  },
  semEscola: {
    receivers: 'A quem pede a ligação com um endereço que nenhuma escola inscrita tem.',
    places: ['{ligacao} (onde se pede outra vez)'],
    end: 'No fim diz-se sempre o que fazer se não a pediu, e segue-se a despedida da equipa.',
  },
  prolongada: {
    receivers: 'Às escolas inscritas, quando se prolonga a entrega para todas.',
    places: ['{edicao} (2026/2027)', '{prazo} (o novo último dia)'],
    end: 'No fim vai sempre a despedida da equipa.',
  },
  maisTempo: {
    receivers: 'Ao professor da escola a que se deu mais tempo, em «Participações».',
    places: ['{escola}', '{prazo} (o novo último dia)'],
    end: 'No fim vai sempre a despedida da equipa.',
  },
  entrega: {
    receivers: 'Ao professor, logo que a escola entrega o projeto.',
    places: [
      '{escola}',
      '{edicao} (2026/2027)',
      '{prazo} (até quando pode retirar a entrega)',
      '{ligacao} (onde se recebe a ligação outra vez)',
    ],
    end: 'No fim vai sempre a despedida da equipa.',
  },
};

export const noticeOf = ({ tipo }: Reminder): Notice | undefined => notices[tipo];

export const hours = `entre as ${reminderFromHour} e as ${reminderUntilHour} horas`;

export function receiversOf(reminder: Reminder): string {
  const { tipo } = reminder;
  const notice = noticeOf(reminder);
  if (notice !== undefined) return notice.receivers;
  return tipo === 'inscricoes'
    ? 'Para as escolas da edição anterior que ainda não se inscreveram nesta, uma vez cada, como diz a Política de Privacidade.'
    : 'Para as escolas inscritas que ainda não entregaram o projeto.';
}

export const schools = (count: number): string => counted(count, 'escola', 'escolas');

export type ReminderState = 'semDia' | 'passou' | 'espera' | 'segue' | 'sempre';

export function stateOf(reminder: Reminder, today: string): ReminderState {
  const { de, ate, segue } = reminder;
  if (noticeOf(reminder) !== undefined) return 'sempre';
  if (de === null || ate === null) return 'semDia';
  if (today > ate) return 'passou';
  return segue ? 'segue' : 'espera';
}

/** Says when a reminder goes: 'Está marcado para 17-05-2027; se nesse dia não puder seguir, segue depois, até 27-05-2027.' */
export function daysOf(reminder: Reminder, today: string): string {
  const { de, ate, segue } = reminder;
  const state = stateOf(reminder, today);
  if (state === 'semDia') return 'O prazo desta edição é curto demais para este lembrete.';
  if (state === 'passou') return `O dia marcado já passou: ${formatDay(de)}.`;
  if (isDue(reminder, today))
    return `O dia marcado ${de === today ? 'é hoje' : `foi ${formatDay(de)}`}; ${segue ? 'segue' : 'ainda pode seguir'} até ${formatDay(ate)}.`;
  return `Está marcado para ${formatDay(de)}; se nesse dia não puder seguir, segue depois, até ${formatDay(ate)}.`;
}

export function isDue({ de, ate }: Reminder, today: string): boolean {
  return de !== null && ate !== null && de <= today && today <= ate;
}

export function countWords(reminder: Reminder, today: string): string {
  const { quantas } = reminder;
  if (isDue(reminder, today))
    return quantas === 0 ? 'Não falta enviar a nenhuma escola.' : `Falta enviar a ${schools(quantas)}.`;
  return quantas === 0
    ? 'Se fosse hoje, não seguia para nenhuma escola.'
    : `Se fosse hoje, seguia para ${schools(quantas)}.`;
}
