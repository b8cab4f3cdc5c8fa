/** Who sees a record, and when. Of one that visitors see, a draft may still wait beside what they see. */
export const recordStates = ['publicado', 'rascunho', 'agendado', 'arquivado'] as const;
export type RecordState = (typeof recordStates)[number];

/** The state of a row of its own table: visitors see it, unless it says of itself that it waits or that something does. */
export function stateOf(row: object): RecordState {
  return 'rascunho' in row && row.rascunho !== null && row.rascunho !== false ? 'rascunho' : 'publicado';
}
