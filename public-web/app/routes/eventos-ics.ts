import { readList } from '~/lib/api/api.server';
import { calendar } from '~/lib/pages/calendar.server';
import type { Evento } from '~/lib/records/evento';

export async function loader() {
  return calendar(await readList<Evento>('/api/eventos'));
}
