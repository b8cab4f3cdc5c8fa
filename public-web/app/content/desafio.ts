/** The fixed parts of the challenge's two pages; the others are in `@contract/pages/concurso-anual` and `…-form`. */
export const desafio = {
  title: 'Desafio Escolar',
  contact: { label: 'Contacte-nos', to: '/contacte-nos' },
  register: { label: 'Plataforma de Inscrição', to: '/concurso-anual-form' },
  registration: {
    facts: { edition: 'Edição', state: 'Inscrições', deadline: 'Último dia para se inscrever', cost: 'Quanto custa' },
    states: { soon: 'Abrem a', open: 'Abertas', closed: 'Fechadas' },
    toForm: { label: 'Ir para o formulário', to: '#inscrever' },
  },
  previous: { title: 'Concursos Anteriores' },
  questions: { title: 'Perguntas sobre o desafio' },
} as const;
