/** The texts of pages that show what visitors do not see yet. */
export const preview = {
  mark: 'Pré-visualização',
  over: {
    title: 'Esta pré-visualização já não está disponível',
    text: 'As ligações de pré-visualização são válidas durante uma hora. Abra outra a partir do painel.',
  },
} as const;
