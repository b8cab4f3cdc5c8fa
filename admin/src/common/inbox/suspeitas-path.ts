/** Where the doubtful submissions of the inbox at a path are. */
export function suspeitasPath(path: string): string {
  return `${path}/suspeitas`;
}
