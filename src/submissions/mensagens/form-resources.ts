/** The lists of all forms. */
export const formResources = [
  'contactos',
  'festival',
  'formacoes',
  'oportunidades',
  'pedidos-material',
  'sessoes',
  'voluntariado',
] as const;
