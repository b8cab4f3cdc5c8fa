/** The states that say who sees a record, and when. A record that visitors see may still have a draft beside it. */
export const recordStates = ['publicado', 'rascunho', 'agendado', 'arquivado'] as const;
export type RecordState = (typeof recordStates)[number];

/** The state of a row of its own table: visitors see it, unless it says of itself that it waits or that something does. */
export function stateOf(row: object): RecordState {
  return 'rascunho' in row && row.rascunho !== null && row.rascunho !== false ? 'rascunho' : 'publicado';
}
