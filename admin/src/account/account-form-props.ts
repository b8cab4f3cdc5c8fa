import type { Conta } from '../api-types.js';

/** The props of each form of the account. */
export interface AccountFormProps {
  readonly account: Conta;
  /** Told whether a form holds something that was typed and not saved. */
  readonly onUnsaved: (form: string, isUnsaved: boolean) => void;
}
