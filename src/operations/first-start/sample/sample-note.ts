/** The end of every sample text, so that nobody takes it for the association's own. */
export const SAMPLE_NOTE =
  'Este é um conteúdo de exemplo, criado para mostrar como a página fica. Substitua-o ou elimine-o no Painel Admin.';

/** Marks a title as a sample's. */
export const sampleTitle = (title: string) => `${title} (exemplo)`;
