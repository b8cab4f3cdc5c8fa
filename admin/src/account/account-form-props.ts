import type { Conta } from '../api-types.js';

/** What each form of the account is given. */
export interface AccountFormProps {
  readonly account: Conta;
  /** Told whether a form holds something that was typed and not saved. */
  readonly onUnsaved: (form: string, isUnsaved: boolean) => void;
}
