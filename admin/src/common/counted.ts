/** A number with what is counted: '1 escola', '1 200 escolas'. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-PT')} ${count === 1 ? one : many}`;
