import { eventoInput } from '@contract/limits/evento-input';

const names: Readonly<Record<(typeof eventoInput.tipo.enum)[number], string>> = {
  proximo: 'Próximo',
  decorrer: 'A decorrer',
  anterior: 'Anterior',
};

/** The kinds of event, chosen by the administrator. */
export const eventTypes = eventoInput.tipo.enum.map((id) => ({ id, name: names[id] }));

/** The name of a kind, or the value itself where it is unknown. */
export function eventTypeName(tipo: string): string {
  return eventTypes.find(({ id }) => id === tipo)?.name ?? tipo;
}

export const { minimum: MIN_EVENT_YEAR, maximum: MAX_EVENT_YEAR } = eventoInput.ano;
