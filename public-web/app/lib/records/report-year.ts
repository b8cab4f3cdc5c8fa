import { reportYears } from './report-years';

/** The year that an address of the reports page asks for, when it is one that is offered. */
export function reportYear(query: URLSearchParams): number | undefined {
  const asked = query.get('ano');
  return reportYears().find((year) => String(year) === asked);
}
