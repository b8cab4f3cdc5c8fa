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
  if (typeof json !== 'object' || json === null || !('bilhete' in json) || !('formas' in json)) return null;
  const { bilhete, formas } = json;
  if (typeof bilhete !== 'string' || !Array.isArray(formas)) return null;
  return new SecondStepWanted(bilhete, formas as SecondStepKind[]);
}
