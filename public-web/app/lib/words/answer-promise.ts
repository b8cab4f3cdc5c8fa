import { prazosResposta } from '@contract/pages/prazos-resposta';
import type { FormDefinition } from '~/content/types/form';
import { useWords } from './use-words';

const DAY_MS = 86_400_000;

/** Within how many days the association answers what a form sends; nothing of a form that is not answered. */
export function useAnswerDays({ sent }: Pick<FormDefinition, 'sent'>): number | undefined {
  const days = useWords(prazosResposta);
  if (!sent) return undefined;
  return sent.resource === 'pedidos-material' ? days.material : days[sent.resource];
}

/** Until when what was sent is answered. @param at when it was sent, in milliseconds since 1970 */
export const answeredBy = (at: number, days: number): string => new Date(at + days * DAY_MS).toISOString();

/** A text in which so many days are said, in the singular and in the plural. */
export const countedDays = ({ one, many }: { one: string; many: string }, days: number): string =>
  days === 1 ? one : many.replace('{days}', String(days));
