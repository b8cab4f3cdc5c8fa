/** How people are told the size of a file: 10 485 760 bytes are `10`. */
export const inMegabytes = (bytes: number): string =>
  (bytes / 1024 / 1024).toLocaleString('pt-PT', { maximumFractionDigits: 1 });
