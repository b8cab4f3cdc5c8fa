/** The three kinds of event, chosen by the administrator. */
export const eventTypes = [
  { id: 'proximo', name: 'Próximo' },
  { id: 'decorrer', name: 'A decorrer' },
  { id: 'anterior', name: 'Anterior' },
] as const;

/** The name of a kind, or the value itself where it is unknown. */
export function eventTypeName(tipo: string): string {
  return eventTypes.find(({ id }) => id === tipo)?.name ?? tipo;
}

export const MIN_EVENT_YEAR = 2020;
export const MAX_EVENT_YEAR = 2030;
