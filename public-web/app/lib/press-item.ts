/** An article as a list of the API answers it; side lists give neither date nor category. */
export type PressRow = {
  id: number;
  titulo: string | null;
  data?: string | null;
  url: string | null;
  Categoria?: string | null;
};

/** A whole article. */
export type PressItem = PressRow & {
  hook?: string | null;
  categoria?: string | null;
  descricao: string | null;
  video: string | null;
  fotos: unknown;
};
