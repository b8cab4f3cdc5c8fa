const LONGEST = 200;

/** The beginning of a text in one line, for search engines and previews; cut between words. */
export function summary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  return `${line.slice(0, LONGEST).replace(/[\s,.;:]+\S*$/, '')}…`;
}
