/** An address from stored data, only when it is http(s): anything else could run as script. */
export function webUrl(value: string | null | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value.trim()) ? new URL(value.trim()) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
