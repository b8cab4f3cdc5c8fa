/** What is said of a picture that opens over the whole screen. */
export const photoTexts = {
  credit: 'Fotografia:',
  open: 'Ampliar a imagem',
  close: 'Fechar a imagem',
  closeShort: 'Fechar',
} as const;
