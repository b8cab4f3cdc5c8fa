export const formattedTextTexts = { video: 'Ver o vídeo' } as const;
