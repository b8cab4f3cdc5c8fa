/** How each field of a member is called. */
export const memberLabels = {
  nome: 'Nome',
  estado: 'Estado',
  testemunho: 'Testemunho',
  img: 'Imagem',
} as const;
