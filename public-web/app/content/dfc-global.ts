/** The fixed parts of the page about the movement; the editable ones are in `@contract/pages/dfc-global`. */
export const dfcGlobalFixed = {
  title: 'DFC Global',
  origin: 'A Origem do DFC',
  challenge: 'O desafio do DFC',
  video: { title: 'O movimento em vídeo', label: 'Ver o vídeo' },
} as const;
