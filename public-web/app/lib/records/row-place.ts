/** The classes of an item of a grid of two columns, and of six on a wide screen, so that its last row has no hole. */
export interface RowPlace {
  /** It is alone in the last row of two columns. */
  isAlone: boolean;
  /** Of six columns: three in a row, and those that would be left over in twos. */
  wide: 'lg:col-span-2' | 'lg:col-span-3' | 'lg:col-span-6';
}

/** Returns the place of an item among some: of one more than threes the last four are in twos, of two more the last two. */
export function rowPlace(index: number, count: number): RowPlace {
  const isAlone = count % 2 === 1 && index === count - 1;
  if (count === 1) return { isAlone, wide: 'lg:col-span-6' };
  const inTwos = [0, 4, 2][count % 3] ?? 0;
  return { isAlone, wide: index >= count - inTwos ? 'lg:col-span-3' : 'lg:col-span-2' };
}
