import { periods } from '@contract/periods';
import type { Schemas } from '../../api-types.js';
import { formatDay } from '../../common/dates/format-date.js';

export type Reminder = Schemas['Lembrete'];

const { reminderDays, reminderFromHour, reminderUntilHour } = periods;
const before = (tipo: Reminder['tipo'], what: string): string => `${reminderDays[tipo]} dias antes do fim ${what}`;

export const names: Readonly<Record<Reminder['tipo'], string>> = {
  inscricoes: before('inscricoes', 'das inscrições'),
  submissao14: before('submissao14', 'da entrega'),
  submissao3: before('submissao3', 'da entrega'),
  submissao1: 'Na véspera do fim da entrega',
};

/** The time of day at which they go. */
export const hours = `entre as ${reminderFromHour} e as ${reminderUntilHour} horas`;

/** Says which schools get a reminder. */
export function receiversOf({ tipo }: Reminder): string {
  return tipo === 'inscricoes'
    ? 'Para as escolas da edição anterior que ainda não se inscreveram nesta, uma vez cada, como diz a Política de Privacidade.'
    : 'Para as escolas inscritas que ainda não entregaram o projeto.';
}

export const schools = (count: number): string => (count === 1 ? '1 escola' : `${count} escolas`);

/** How a reminder stands on a day, `2027-05-17`. */
export type Stand = 'semDia' | 'passou' | 'espera' | 'segue';

export function standOf({ de, ate, segue }: Reminder, today: string): Stand {
  if (de === null || ate === null) return 'semDia';
  if (today > ate) return 'passou';
  return segue ? 'segue' : 'espera';
}

/** Says when a reminder goes: 'Segue a 17-05-2027; se então não puder ser, até 27-05-2027.' */
export function daysOf(reminder: Reminder, today: string): string {
  const { de, ate, segue } = reminder;
  const stand = standOf(reminder, today);
  if (stand === 'semDia') return 'O prazo desta edição é curto demais para ele.';
  if (stand === 'passou') return `O seu dia passou: ${formatDay(de)}.`;
  if (isDue(reminder, today))
    return `O seu dia foi ${formatDay(de)}; ${segue ? 'segue' : 'ainda pode seguir'} até ${formatDay(ate)}.`;
  return `O seu dia é ${formatDay(de)}; se então não puder seguir, segue até ${formatDay(ate)}.`;
}

/** Whether its day has come, and it is not too late for it. */
export function isDue({ de, ate }: Reminder, today: string): boolean {
  return de !== null && ate !== null && de <= today && today <= ate;
}

/** Says to how many schools a reminder goes, or would if today were its day. */
export function countWords(reminder: Reminder, today: string): string {
  const { quantas } = reminder;
  if (isDue(reminder, today)) return `Falta a ${quantas === 0 ? 'nenhuma escola' : schools(quantas)}.`;
  return quantas === 0
    ? 'Se fosse hoje, não seguia para nenhuma escola.'
    : `Se fosse hoje, seguia para ${schools(quantas)}.`;
}
