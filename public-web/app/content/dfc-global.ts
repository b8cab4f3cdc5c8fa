/** What is fixed of the page about the movement; the rest is of `@contract/pages/dfc-global`. */
export const dfcGlobalFixed = {
  title: 'DFC Global',
  origin: 'A Origem do DFC',
  challenge: 'O desafio do DFC',
  video: { title: 'O movimento em vídeo', label: 'Ver o vídeo' },
} as const;
