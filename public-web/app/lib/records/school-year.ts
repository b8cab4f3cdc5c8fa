/** Whether a part of an address is two years that follow on each other, as an edition's is: `20252026`. */
export function isSchoolYear(part: string): boolean {
  return /^\d{8}$/.test(part) && Number(part.slice(4)) === Number(part.slice(0, 4)) + 1;
}
