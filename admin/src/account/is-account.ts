import type { Conta } from '../api-types.js';

/** Where the session has ended, react-admin resolves with nothing in it and leads to the sign-in. */
export function isAccount(account: Partial<Conta> | undefined): account is Conta {
  return account?.email !== undefined;
}
