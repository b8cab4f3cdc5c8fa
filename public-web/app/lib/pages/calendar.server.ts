import { siteConfig } from '~/config/site-config.server';
import { situationOf } from '~/lib/records/event-situation';
import type { Evento } from '~/lib/records/evento';
import { lisbonDay } from '~/lib/words/lisbon-date';
import { association } from '~/lib/api/published.server';

const LINE_BYTES = 73;

const LINE_END = /\r\n|[\n\u000B\u000C\r\u0085\u2028\u2029]/g;

/** Text of a calendar's property: RFC 5545, section 3.3.11. Whatever is stored, it ends no line and begins no property. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(LINE_END, '\\n')
    .replace(/(?!\t)[\p{Cc}\p{Surrogate}\uFFFE\uFFFF]/gu, '');
}

/** A long line goes on in the next after a space; the limit counts bytes: RFC 5545, section 3.1. */
function folded(line: string): string {
  let out = '';
  let bytes = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (bytes + size > LINE_BYTES) {
      out += '\r\n ';
      bytes = 1;
    }
    out += sign;
    bytes += size;
  }
  return out;
}

const stamp = (moment: string | Date) => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');

const DAY_MS = 86_400_000;
/** The day of a moment in Lisbon, or so many days later. */
const dayStamp = (iso: string, later = 0) => stamp(new Date(Date.parse(lisbonDay(iso)) + later * DAY_MS)).slice(0, 8);

/** An end that is not after the start is none to a calendar, and of whole days it is the day after: RFC 5545, section 3.6.1. */
function spanOf({ data, dataFim, diaInteiro }: Evento): { start: string; end?: string } {
  if (diaInteiro) return { start: dayStamp(data), end: dayStamp(dataFim ?? data, 1) };
  const isAfter = dataFim && new Date(dataFim) > new Date(data);
  return { start: stamp(data), ...(isAfter && { end: stamp(dataFim) }) };
}

/** Many calendars show a title and no status. */
function titleOf(event: Evento): string {
  const situation = situationOf(event);
  return situation ? `${situation.label}: ${event.titulo}` : event.titulo;
}

const addressOf = ({ id }: Evento) => `${siteConfig.siteUrl}/eventos/${id}`;

function entry(event: Evento): string[] {
  const { start, end } = spanOf(event);
  const kind = event.diaInteiro ? ';VALUE=DATE' : '';
  return [
    'BEGIN:VEVENT',
    `UID:evento-${event.id}@${new URL(siteConfig.siteUrl).hostname}`,
    `DTSTAMP:${stamp(event.create)}`,
    `DTSTART${kind}:${start}`,
    ...(end ? [`DTEND${kind}:${end}`] : []),
    // a calendar that already has the event takes up only a version with a higher number
    `SEQUENCE:${event.versao - 1}`,
    `STATUS:${situationOf(event)?.calendar ?? 'CONFIRMED'}`,
    `SUMMARY:${escaped(titleOf(event))}`,
    ...(event.hook ? [`DESCRIPTION:${escaped(event.hook)}`] : []),
    ...(event.local ? [`LOCATION:${escaped(event.local)}`] : []),
    `URL:${addressOf(event)}`,
    'END:VEVENT',
  ];
}

/** @param name the association's */
export function calendarText(name: string, events: readonly Evento[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//Eventos//PT`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(entry),
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
}

/** The page of Google's calendar that takes an event up. It wants an end, which of an event without one is its start. */
export function googleAddress(event: Evento): string {
  const { start, end = start } = spanOf(event);
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: titleOf(event),
    dates: `${start}/${end}`,
    details: [event.hook, addressOf(event)].filter(Boolean).join('\n\n'),
    ...(event.local && { location: event.local }),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** The name of an event's file: `festival-de-encerramento.ics`. */
export function calendarFileName({ titulo }: Pick<Evento, 'titulo'>): string {
  const plain = titulo.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const name = plain
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
  return `${name || 'evento'}.ics`;
}

/** Events as a calendar file. @param fileName its name, where its address does not tell it */
export async function calendar(events: readonly Evento[], fileName?: string): Promise<Response> {
  const { name } = await association();
  const headers = {
    'Content-Type': 'text/calendar; charset=utf-8',
    ...(fileName && { 'Content-Disposition': `attachment; filename="${fileName}"` }),
  };
  return new Response(calendarText(name, events), { headers });
}
