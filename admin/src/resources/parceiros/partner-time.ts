import type { Parceiro } from '../../api-types.js';
import { lisbonToday } from '../../common/dates/lisbon-time.js';

/** Whether a partner is on the site on a day, `2026-06-05`. */
type PartnerTime = 'atual' | 'futuro' | 'terminado';

export function partnerTime({ desde, ate }: Pick<Parceiro, 'desde' | 'ate'>, today = lisbonToday()): PartnerTime {
  if (desde && desde > today) return 'futuro';
  return ate && ate < today ? 'terminado' : 'atual';
}

export const partnerTimeWords: Readonly<Record<PartnerTime, string>> = {
  atual: 'No site',
  futuro: 'Ainda não começou',
  terminado: 'Terminou',
};
