/** Every query parameter that a page reads; any other, such as where a visitor came from, changes no page. */
export const pageParameters = [
  'ano',
  'a-decorrer',
  'proximos',
  'anteriores',
  'mostrar',
  'passo',
  'folha',
  'premio',
  'distrito',
  'distinguidos',
] as const;

export type PageParameter = (typeof pageParameters)[number];
