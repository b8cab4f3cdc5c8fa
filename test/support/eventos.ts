/** The least that an event needs, and one with everything. */
export const leastEvento = { titulo: 'Festival DFC', data: '2026-06-05T09:30:00.000Z', local: 'Vila Nova de Gaia' };
export const wholeEvento = {
  ...leastEvento,
  descricao: 'Um dia de partilha.',
  hook: 'Vem partilhar!',
  url: 'https://imagens.exemplo.pt/capa.jpg',
  dataFim: '2026-06-05T17:00:00.000Z',
  diaInteiro: false,
  tipo: 'decorrer',
  tipoAutomatico: false,
  situacao: 'adiado',
  ano: 2025,
  video: 'https://videos.exemplo.pt/v/1?t=2',
  websiteOficial: 'https://www.exemplo.pt/',
  admissao: 'Entrada livre',
  fotos: ['https://imagens.exemplo.pt/1.jpg', 'https://imagens.exemplo.pt/2.jpg'],
};
