/** The texts around a picture that opens over the whole screen. */
export const photoTexts = {
  credit: 'Fotografia:',
  open: 'Ampliar a imagem',
  close: 'Fechar a imagem',
  closeShort: 'Fechar',
  before: 'Fotografia anterior',
  after: 'Fotografia seguinte',
  place: (number: number, count: number) => `${number} de ${count}`,
  all: (count: number) => `Ver todas (${count})`,
  fewer: 'Ver menos',
} as const;
