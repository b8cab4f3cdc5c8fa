/** How each field of a material is called. */
export const materialLabels = {
  titulo: 'Título',
  download: 'Link de Download',
  texto: 'Texto',
  img: 'Imagem do Material',
} as const;
