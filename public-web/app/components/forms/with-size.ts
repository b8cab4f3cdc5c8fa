import { inMegabytes } from '~/lib/words/in-megabytes';

/** A sentence about how large a file may be, with the size in it. */
export const withSize = (sentence: string, bytes: number): string => sentence.replaceAll('{mb}', inMegabytes(bytes));
