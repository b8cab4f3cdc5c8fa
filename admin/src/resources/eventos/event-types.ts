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

const stateNames: Readonly<Record<(typeof eventoInput.situacao.enum)[number], string>> = {
  confirmado: 'Como anunciado',
  adiado: 'Adiado',
  cancelado: 'Cancelado',
};

/** Whether an event takes place. */
export const eventStates = eventoInput.situacao.enum.map((id) => ({ id, name: stateNames[id] }));

export function eventStateName(situacao: string): string {
  return eventStates.find(({ id }) => id === situacao)?.name ?? situacao;
}

export const { minimum: MIN_EVENT_YEAR, maximum: MAX_EVENT_YEAR } = eventoInput.ano;
