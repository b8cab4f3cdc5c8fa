/** Returns the failure's own words for people, or the screen's words where it has none. */
export function sentenceOf(failure: unknown, fallback: string): string {
  return failure instanceof Error && failure.message !== '' ? failure.message : fallback;
}
