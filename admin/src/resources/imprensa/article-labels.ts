/** How each field of an article is called. */
export const articleLabels = {
  titulo: 'Título',
  Categoria: 'Categoria',
  data: 'Data de publicação',
  hook: 'Frase de destaque',
  descricao: 'Descrição',
  url: 'Imagem principal',
  video: 'Vídeo',
  fotos: 'Fotos',
} as const;
