import type { Schemas } from '../../api-types.js';
import { formatDay } from '../../common/dates/format-date.js';

export type Reminder = Schemas['Lembrete'];

export const names: Readonly<Record<Reminder['tipo'], string>> = {
  inscricoes: '14 dias antes do fim das inscrições',
  submissao14: '14 dias antes do fim da entrega',
  submissao3: '3 dias antes do fim da entrega',
  submissao1: 'Na véspera do fim da entrega',
};

/** Says which schools get a reminder. */
export function receiversOf({ tipo }: Reminder): string {
  return tipo === 'inscricoes'
    ? 'Para as escolas da edição anterior que ainda não se inscreveram nesta, uma vez cada.'
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
  if (today < (de ?? '')) {
    const goes = segue ? 'Segue' : 'Segue, se o deixar,';
    return `${goes} a ${formatDay(de)}; se então não puder ser, até ${formatDay(ate)}.`;
  }
  return segue
    ? `Segue desde ${formatDay(de)}, até ${formatDay(ate)}.`
    : `Seguia desde ${formatDay(de)}, até ${formatDay(ate)}.`;
}
