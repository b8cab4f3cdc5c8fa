import { Link } from 'react-router';
import { events as texts } from '~/content/events';
import type { EventoRow } from '~/lib/records/evento';

/** The first events of a group, how many it has in all, and where the next few are. */
export interface EventsOfGroup {
  items: readonly EventoRow[];
  total: number;
  moreTo: string;
}

/** The way to the next few of a group, while there are more. */
export function MoreEvents({ items, total, moreTo }: EventsOfGroup) {
  if (total <= items.length) return null;
  return (
    <Link to={moreTo} preventScrollReset className="button mt-7">
      {texts.more}
    </Link>
  );
}
