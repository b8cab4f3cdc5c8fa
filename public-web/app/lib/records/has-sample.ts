/** Whether any of what was read only stands in for the association's own content. */
export function hasSample(rows: readonly { exemplo: boolean }[] | null | undefined): boolean {
  return rows?.some(({ exemplo }) => exemplo) ?? false;
}
