import type { Errors } from './schemas/errors.ts';

export const errors: Errors = {
  notFound: {
    title: 'Fizemos o melhor que conseguimos e não encontramos a página que procura',
    text: 'O endereço pode ter um erro ou a página pode ter mudado de sítio. Comece pelo princípio ou diga-nos o que procura.',
    actions: [
      { label: 'Página inicial', to: '/' },
      { label: 'Contacte-nos', to: '/contacte-nos' },
    ],
  },
  gone: {
    title: 'A página que procura foi eliminada',
    text: 'Esta página existiu, mas já não faz parte do site.',
    actions: [{ label: 'Página inicial', to: '/' }],
  },
  unavailable: {
    title: 'Voltamos já',
    text: 'Não conseguimos obter os dados desta página. Por favor, tente novamente dentro de momentos.',
    retry: 'Tentar novamente',
  },
  unexpected: {
    title: 'Algo correu mal',
    text: 'Ocorreu um erro inesperado ao mostrar esta página. Por favor, tente novamente.',
    retry: 'Tentar novamente',
  },
};
