/** The fixed parts of the page of opportunities; the editable ones are in `@contract/pages/inicio-oportunidades`. */
export const opportunities = [
  { words: 'voluntariado', title: 'Voluntariado', to: '/voluntariado' },
  { words: 'parcerias', title: 'Parcerias', to: '/oportunidades' },
] as const;
