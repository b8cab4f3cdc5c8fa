import { typedSigns } from '@contract/typed-text';

/** What is typed of a postal code, with the dash in its place; what is none is left as it is. */
export function withDash(typed: string): string {
  const digits = typedSigns(typed).replaceAll(/[\s-]/g, '');
  return /^\d{5,7}$/.test(digits) ? `${digits.slice(0, 4)}-${digits.slice(4)}` : typed;
}
