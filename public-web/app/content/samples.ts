/** The texts that mark content which only stands in for the association's own. */
export const samples = {
  note: 'Conteúdo de exemplo: mostra como a página fica e será substituído pelo da associação.',
  mark: 'Exemplo',
} as const;
