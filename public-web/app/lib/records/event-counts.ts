import { shownCount } from './shown-count';

/** The three groups of the events page: the parameter that says how many of it are shown, and how many come at a time. */
const groups = {
  decorrer: { parameter: 'a-decorrer', step: 6 },
  proximo: { parameter: 'proximos', step: 12 },
  anterior: { parameter: 'anteriores', step: 5 },
} as const;

export type EventGroup = keyof typeof groups;
export type EventCounts = Readonly<Record<EventGroup, number>>;

/** How many events of each group an address asks for. */
export function eventCounts(query: URLSearchParams): EventCounts {
  const count = (group: EventGroup) => shownCount(query, groups[group].parameter, groups[group].step);
  return { decorrer: count('decorrer'), proximo: count('proximo'), anterior: count('anterior') };
}

/** The address that shows a year with the next few of one group, and of the others what is shown now. */
export function moreEvents(year: number, shown: EventCounts, group: EventGroup): string {
  const query = new URLSearchParams({ ano: String(year) });
  for (const [name, { parameter, step }] of Object.entries(groups)) {
    const count = shown[name as EventGroup] + (name === group ? step : 0);
    if (count > step) query.set(parameter, String(count));
  }
  return `/eventos?${query}`;
}
