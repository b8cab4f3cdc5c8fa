import type { Condition } from '#platform/lists/list-spec.js';
import type { Mensagem } from './mensagem.entity.js';
import type { MessageState } from './message-states.js';

/** Where a message stands that waits for an answer. */
export const waitingStates: readonly MessageState[] = ['porLer', 'aberta'];

/** Whether a message waits for an answer longer than was promised. */
export function isLate({ estado, responderAte }: Pick<Mensagem, 'estado' | 'responderAte'>, now: Date): boolean {
  return waitingStates.includes(estado) && responderAte < now;
}

/** The same, asked of a list. */
export const lateConditions = (now: Date): readonly Condition<Mensagem>[] => [
  { property: 'estado', comparison: 'oneOf', value: waitingStates },
  { property: 'responderAte', comparison: 'atMost', value: now },
];
