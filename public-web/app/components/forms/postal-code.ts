const SEVEN_DIGITS = /^\s*(\d{4})(?:\s*-)?\s*(\d{3})\s*$/;

/** Whether a text is a Portuguese postal code, with or without its dash. */
export const isPostalCode = (text: string): boolean => SEVEN_DIGITS.test(text);

/** What is typed of a postal code, with the dash in its place; what is none is left as it is. */
export function withDash(typed: string): string {
  const digits = typed.replaceAll(/[\s-]/g, '');
  return /^\d{5,7}$/.test(digits) ? `${digits.slice(0, 4)}-${digits.slice(4)}` : typed;
}
