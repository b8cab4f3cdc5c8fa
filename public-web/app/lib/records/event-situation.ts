import { events } from '~/content/events';
import type { Evento } from './evento';

/** Returns the texts for an event that is postponed or cancelled; nothing for any other. */
export function situationOf({ situacao }: Pick<Evento, 'situacao'>) {
  return situacao === 'adiado' || situacao === 'cancelado' ? events.situations[situacao] : undefined;
}
