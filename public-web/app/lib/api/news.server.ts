import { readOptionalList } from './api.server';
import { upcomingEventos } from './eventos.server';
import { lastWinner } from './mural.server';
import type { PressRow } from '~/lib/records/press-item';

/** Returns the next event, the newest article and the last project that won; undefined where the API cannot say. */
export async function news() {
  const [events, articles, winner] = await Promise.all([
    upcomingEventos(1).catch(() => undefined),
    readOptionalList<PressRow>('/api/imprensa', { range: '[0,0]' }),
    lastWinner().catch(() => undefined),
  ]);
  return {
    event: events?.[0],
    article: articles?.[0],
    winner: winner ?? undefined,
    isWhole: events !== undefined && articles !== undefined && winner !== undefined,
  };
}
