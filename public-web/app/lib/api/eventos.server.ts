import { type ListStart, readApi, readList, readStart } from './api.server';
import type { EventCounts, EventGroup } from '~/lib/records/event-counts';
import type { Evento, EventoRow } from '~/lib/records/evento';
import { currentYear, lisbonDay } from '~/lib/words/lisbon-date';
import { previewedRecord } from './preview.server';

/** Picks the fields of an event that a list shows, so that its text and its photos are not sent along. */
function row(event: Evento): EventoRow {
  const { id, titulo, data, dataFim, diaInteiro, local, hook, url, situacao, exemplo, imagens } = event;
  return { id, titulo, data, dataFim, diaInteiro, local, hook, url, situacao, exemplo, ...(imagens && { imagens }) };
}

type Years = { ano: number } | { filter: string };

/** Selects the years of upcoming events: for the current year also the later ones, as soon as they are announced. */
function fromYear(ano: number): Years {
  return ano === currentYear() ? { filter: JSON.stringify({ ano_gte: ano }) } : { ano };
}

async function start(tipo: EventGroup, years: Years, count: number): Promise<ListStart<EventoRow>> {
  const { items, total } = await readStart<Evento>('/api/eventos', count, { tipo, ...years });
  return { items: items.map(row), total };
}

/**
 * Reads a year's ongoing events. The current year also gets those that began in an earlier year and are not over yet;
 * one that is over and still marked as ongoing by hand stays in its own year.
 */
async function ongoing(ano: number, count: number): Promise<ListStart<EventoRow>> {
  const notOver = { filter: JSON.stringify({ ano_lte: ano - 1, dataFim_gte: lisbonDay() }) };
  const [before, own] = await Promise.all([
    ano === currentYear() ? start('decorrer', notOver, count) : { items: [], total: 0 },
    start('decorrer', { ano }, count),
  ]);
  return { items: [...before.items, ...own.items].slice(0, count), total: before.total + own.total };
}

/** The first of a year's events in each of the three groups of the events page. */
export async function eventosOfYear(ano: number, counts: EventCounts) {
  const [decorrer, proximo, anterior] = await Promise.all([
    ongoing(ano, counts.decorrer),
    start('proximo', fromYear(ano), counts.proximo),
    start('anterior', { ano }, counts.anterior),
  ]);
  return { decorrer, proximo, anterior };
}

/** The years that have events. */
export const yearsWithEvents = (): Promise<number[]> => readList<number>('/api/eventos/anos');

/** One event, as it waits where the request may see that; a 404 answer when there is none. */
export async function evento(id: string, request?: Request): Promise<Evento> {
  const previewed = request && (await previewedRecord<Evento>(request, 'eventos', id));
  return previewed ?? readApi<Evento>(`/api/eventos/${encodeURIComponent(id)}`);
}

/** The next events. */
export async function upcomingEventos(count: number): Promise<EventoRow[]> {
  return (await start('proximo', fromYear(currentYear()), count)).items;
}
