/** What a failure says to people, or the screen's own words where it says nothing. */
export function sentenceOf(failure: unknown, fallback: string): string {
  return failure instanceof Error && failure.message !== '' ? failure.message : fallback;
}
