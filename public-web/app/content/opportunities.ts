/** What is fixed of the page of opportunities; the rest is of `@contract/pages/inicio-oportunidades`. */
export const opportunities = [
  { words: 'voluntariado', title: 'Voluntariado', to: '/voluntariado' },
  { words: 'parcerias', title: 'Parcerias', to: '/oportunidades' },
] as const;
