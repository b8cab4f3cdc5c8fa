import { readList } from '~/lib/api.server';
import { calendar } from '~/lib/calendar.server';
import type { Evento } from '~/lib/evento';

export async function loader() {
  return calendar(await readList<Evento>('/api/eventos'));
}
