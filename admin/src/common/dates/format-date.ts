import { lisbonDay, toLisbonInput } from './lisbon-time.js';

const DAY_MS = 86_400_000;
const INVALID = 'Data inválida';

/** A date as every list shows it (DD-MM-AAAA), as Lisbon has it; of a calendar day, yyyy-mm-dd, that day. @param none the words for no date */
export function formatDay(iso: string | null | undefined, none = INVALID): string {
  const day = lisbonDay(iso);
  return day === '' ? none : day.split('-').reverse().join('-');
}

/** Date and time (DD-MM-AAAA HH:MM), as Lisbon's clocks have them. @param none the words for no moment */
export function formatMoment(iso: string | null | undefined, none = INVALID): string {
  const local = toLisbonInput(iso);
  return local === '' ? none : `${formatDay(iso)} ${local.slice(11)}`;
}

/** 'Dia: DD-MM-YYYY, Hora: HH:MM', as the lists show when something arrived. */
export function formatArrival(iso: string | null | undefined): string {
  const local = toLisbonInput(iso);
  if (local === '') return INVALID;
  return `Dia: ${formatDay(iso)}, Hora: ${local.slice(11)}`;
}

/** 'Hoje', 'Ontem', 'Há N dias' under 30 days, 'Há N mês/meses' under 365, otherwise 'Há N ano/anos'; counted in calendar days. */
export function relativeDay(iso: string | null | undefined, now: Date): string {
  const day = lisbonDay(iso);
  if (day === '') return '';
  const days = Math.round((Date.parse(lisbonDay(now.toISOString())) - Date.parse(day)) / DAY_MS);
  if (days <= 0) return 'Hoje';
  if (days === 1) return 'Ontem';
  if (days < 30) return `Há ${days} dias`;
  if (days < 365) {
    const months = Math.floor(days / 30);
    return `Há ${months} ${months === 1 ? 'mês' : 'meses'}`;
  }
  const years = Math.floor(days / 365);
  return `Há ${years} ${years === 1 ? 'ano' : 'anos'}`;
}
