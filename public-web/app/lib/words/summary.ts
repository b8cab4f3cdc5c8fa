const LONGEST = 200;

/** The beginning of a text in one line, for search engines, previews and cards; cut between words. */
export function summary(text: string, longest = LONGEST): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const whole = line.lastIndexOf(' ', longest);
  return `${line.slice(0, whole === -1 ? longest : whole).replace(/[,.;:]$/, '')}…`;
}
