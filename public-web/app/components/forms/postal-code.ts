import { typedSigns } from '@contract/typed-text';

/** Puts the dash of a typed postal code in its place; a text that is no postal code is left as it is. */
export function withDash(typed: string): string {
  const digits = typedSigns(typed).replaceAll(/[\s-]/g, '');
  return /^\d{5,7}$/.test(digits) ? `${digits.slice(0, 4)}-${digits.slice(4)}` : typed;
}
