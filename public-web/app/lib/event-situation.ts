import { events } from '~/content/events';
import type { Evento } from './evento';

/** What is said of an event that does not take place as announced; nothing of any other. */
export function situationOf({ situacao }: Pick<Evento, 'situacao'>) {
  return situacao === 'adiado' || situacao === 'cancelado' ? events.situations[situacao] : undefined;
}
