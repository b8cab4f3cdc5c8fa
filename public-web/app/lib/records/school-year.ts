/** The key of an edition as people write it: `2025/2026`. */
export function schoolYear(key: string): string {
  return `${key.slice(0, 4)}/${key.slice(4)}`;
}

/** Whether a part of an address is two years that follow on each other, as an edition's is: `20252026`. */
export function isSchoolYear(part: string): boolean {
  return /^\d{8}$/.test(part) && Number(part.slice(4)) === Number(part.slice(0, 4)) + 1;
}
