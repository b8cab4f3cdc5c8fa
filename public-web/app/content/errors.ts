/** Where a person who has not found a page may want to go. */
const elsewhere = [
  { label: 'Desafio Escolar', to: '/concurso-anual' },
  { label: 'Metodologia', to: '/servicos' },
  { label: 'Material Pedagógico', to: '/material' },
  { label: 'Eventos', to: '/eventos' },
  { label: 'Voluntariado', to: '/voluntariado' },
  { label: 'Mapa do site', to: '/mapa-do-site' },
] as const;

export const errors = {
  notFound: {
    title: 'Fizemos o melhor que conseguimos e não encontramos a página que procura',
    text: 'O endereço pode ter um erro ou a página pode ter mudado de sítio. Comece pelo princípio ou diga-nos o que queria encontrar.',
    actions: [
      { label: 'Página inicial', to: '/' },
      { label: 'Contacte-nos', to: '/contacte-nos' },
    ],
    elsewhere: {
      title: 'Talvez queira ver',
      links: elsewhere,
    },
  },
  gone: {
    title: 'A página que procura foi eliminada',
    text: 'Esta página existiu, mas já não faz parte do site.',
    actions: [{ label: 'Página inicial', to: '/' }],
    elsewhere: {
      title: 'Talvez queira ver',
      links: [{ label: 'Parcerias', to: '/oportunidades' }, ...elsewhere],
    },
  },
  /** Before the id of the request, which the log has too. */
  code: 'Se nos escrever sobre isto, indique este código:',
  unavailable: {
    title: 'Voltamos já',
    text: 'Não conseguimos obter os dados desta página. Por favor, tente novamente dentro de momentos.',
    retry: 'Tentar novamente',
  },
  offline: {
    title: 'Está sem ligação à Internet',
    text: 'Verifique a ligação e tente novamente.',
    retry: 'Tentar novamente',
  },
  unexpected: {
    title: 'Algo correu mal',
    text: 'Ocorreu um erro inesperado ao mostrar esta página. Por favor, tente novamente.',
    retry: 'Tentar novamente',
  },
} as const;
