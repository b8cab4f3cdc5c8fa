/** The phases of an edition of the challenge, in the order of its year. */
export const editionPhases = [
  'antes',
  'inscricoes',
  'desenvolvimento',
  'submissao',
  'selecao',
  'festival',
  'arquivo',
] as const;
export type EditionPhase = (typeof editionPhases)[number];

/** The days of an edition's year in Lisbon, `2026-09-01`; both days of a period count. */
export interface EditionCalendar {
  inscricoesAbrem: string;
  inscricoesFecham: string;
  submissaoAbre: string;
  submissaoFecha: string;
  /** The day of the festival, which may not be known yet. */
  festival: string | null;
  /** The last day of the edition, on which everybody knows the results. */
  resultados: string;
}

/** The days without which an edition has no calendar. */
export const calendarDays = [
  'inscricoesAbrem',
  'inscricoesFecham',
  'submissaoAbre',
  'submissaoFecha',
  'resultados',
] as const satisfies readonly (keyof EditionCalendar)[];

/** An edition of before there were calendars has no days. */
type Edition = Record<keyof EditionCalendar, string | null> & { chave: string };
type Planned<Of extends Edition> = Of & EditionCalendar;

export function hasCalendar<Of extends Edition>(edition: Of): edition is Planned<Of> {
  return calendarDays.every((day) => edition[day] !== null);
}

/** Returns the phase of an edition on a day in Lisbon, `2026-06-05`. One without a calendar is over (docs/decisions/0253). */
export function phaseOn(edition: Edition, today: string): EditionPhase {
  if (!hasCalendar(edition)) return 'arquivo';
  if (today < edition.inscricoesAbrem) return 'antes';
  if (today <= edition.inscricoesFecham) return 'inscricoes';
  if (today < edition.submissaoAbre) return 'desenvolvimento';
  if (today <= edition.submissaoFecha) return 'submissao';
  if (today > edition.resultados) return 'arquivo';
  return edition.festival !== null && today >= edition.festival ? 'festival' : 'selecao';
}

/** Returns the edition that the site speaks of on a day: the first that is not over, or the last that had a calendar. */
export function presentEdition<Of extends Edition>(editions: readonly Of[], today: string): Planned<Of> | undefined {
  const planned = editions.filter(hasCalendar).sort((a, b) => (a.chave < b.chave ? -1 : 1));
  return planned.find((edition) => phaseOn(edition, today) !== 'arquivo') ?? planned.at(-1);
}
