import type { Schemas } from '../api-types.js';

export type SecondStepKind = Schemas['SegundoPassoPedido']['formas'][number];

/** That the password was right and the account asks for a second step. */
export class SecondStepWanted extends Error {
  constructor(
    /** Says to the API that the password was right; good once, for minutes. */
    readonly ticket: string,
    readonly kinds: readonly SecondStepKind[],
  ) {
    super();
  }
}

/** That too much time has passed between the password and the second step. */
export class SecondStepOver extends Error {}

/** Reads what the API answers to a right password, where it is no session. */
export function asSecondStepWanted(json: unknown): SecondStepWanted | null {
  const { bilhete, formas } = (json ?? {}) as Partial<Schemas['SegundoPassoPedido']>;
  return bilhete !== undefined && formas !== undefined ? new SecondStepWanted(bilhete, formas) : null;
}
