const size = new Intl.NumberFormat('pt-PT', { maximumFractionDigits: 1 });

/** How people are told the size of a file: 10 485 760 bytes are `10`. */
export const inMegabytes = (bytes: number): string => size.format(bytes / 1024 / 1024);
