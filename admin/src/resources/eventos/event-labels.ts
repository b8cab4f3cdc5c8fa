/** How each field of an event is called, in forms, exports and comparisons. */
export const eventLabels = {
  titulo: 'Título',
  descricao: 'Descrição',
  hook: 'Frase de destaque',
  tipo: 'Tipo',
  ano: 'Ano',
  data: 'Data de início',
  dataFim: 'Data de fim',
  local: 'Local',
  url: 'Imagem principal',
  video: 'Vídeo',
  fotos: 'Fotos',
  websiteOficial: 'Website oficial',
  admissao: 'Admissão',
} as const;
