import type { Evento } from './evento';
import { readApi, readList } from './api.server';

type Tipo = 'decorrer' | 'proximo' | 'anterior';

const list = (tipo: Tipo, ano: number) => readList<Evento>('/api/eventos', { tipo, ano });

/** A year's events in the three groups of the events page. */
export async function eventosOfYear(ano: number) {
  const [decorrer, proximo, anterior] = await Promise.all([
    list('decorrer', ano),
    list('proximo', ano),
    list('anterior', ano),
  ]);
  return { decorrer, proximo, anterior };
}

/** One event; a 404 answer when there is none. */
export function evento(id: string): Promise<Evento> {
  return readApi<Evento>(`/api/eventos/${encodeURIComponent(id)}`);
}

/** The upcoming events of a year. */
export function upcomingEventos(ano: number): Promise<Evento[]> {
  return list('proximo', ano);
}
