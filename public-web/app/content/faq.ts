/** The texts of the page around its questions, which are records of the back office. */
export const faq = {
  title: 'Perguntas frequentes',
  lead: 'As perguntas que mais nos fazem, com respostas curtas.',
  description: 'Perguntas frequentes sobre a DFC Portugal, o método, o Desafio Escolar, o voluntariado e as parcerias.',
  missing: 'De momento não é possível mostrar as perguntas. Tente novamente daqui a pouco.',
  more: {
    title: 'Não encontrou a resposta?',
    text: 'Pergunte-nos diretamente.',
    action: { label: 'Contacte-nos!', to: '/contacte-nos' },
  },
} as const;
