import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set<string>(dictionary['passwords-common'].map(String));

/** Whether a password is one of those that every guesser tries first, whatever its case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
