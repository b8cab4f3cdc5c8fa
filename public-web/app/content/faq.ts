/** The fixed parts of the page of questions; the others are in `@contract/pages/faq`, and the questions are records. */
export const faqFixed = {
  missing: 'De momento não é possível mostrar as perguntas. Tente novamente daqui a pouco.',
  action: { label: 'Contacte-nos!', to: '/contacte-nos' },
} as const;
