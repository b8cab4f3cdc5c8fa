const SEVEN_DIGITS = /^\s*(\d{4})(?:\s*-)?\s*(\d{3})\s*$/;

/** A Portuguese postal code as it is written, `4400-001`; nothing for what has no seven digits. */
export function postalCode(typed: string): string | undefined {
  const [, area, street] = SEVEN_DIGITS.exec(typed) ?? [];
  return area === undefined ? undefined : `${area}-${street}`;
}
