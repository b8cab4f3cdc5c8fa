const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** A file's size in Bytes, KB, MB or GB with 2 decimals. */
export function fileSize(bytes: number): string {
  const step = bytes > 0 ? Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), UNITS.length - 1) : 0;
  return `${Number((bytes / 1024 ** step).toFixed(2))} ${UNITS[step]}`;
}
