const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;

const twoDecimals = new Intl.NumberFormat('pt-PT', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A file's size in whole Bytes, or in KB, MB or GB with 2 decimals. */
export function fileSize(bytes: number): string {
  const step = bytes > 0 ? Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), UNITS.length - 1) : 0;
  return `${step === 0 ? bytes : twoDecimals.format(bytes / 1024 ** step)} ${UNITS[step]}`;
}
