const LONGEST = 200;

/** The beginning of a text in one line, for search engines and previews; cut between words. */
export function summary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  const whole = line.lastIndexOf(' ', LONGEST);
  return `${line.slice(0, whole === -1 ? LONGEST : whole).replace(/[,.;:]$/, '')}…`;
}
