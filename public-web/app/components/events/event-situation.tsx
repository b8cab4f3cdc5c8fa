import { situationOf } from '~/lib/records/event-situation';
import type { Evento } from '~/lib/records/evento';

type Props = { event: Pick<Evento, 'situacao'> };

/** That an event does not take place as announced, in a word. */
export function EventSituation({ event }: Props) {
  const situation = situationOf(event);
  if (!situation) return null;
  return <p className="mb-2 w-fit cut-small bg-ink px-3 pt-1 font-display text-paper">{situation.label}</p>;
}

/** The same for who reads about the event. */
export function EventSituationNote({ event }: Props) {
  const situation = situationOf(event);
  if (!situation) return null;
  return <p className="mt-6 cut-small bg-ink px-5 py-4 text-lead font-bold text-paper">{situation.note}</p>;
}
