import type { Link } from './types/link.ts';

export const privacyFixed = {
  title: 'Política de Privacidade',
  purposes: {
    caption: 'Finalidades e fundamentos legais',
    head: ['Finalidade', 'Dados', 'Fundamento legal'],
  },
} as const;

export const cookiesFixed = { title: 'Política de Cookies' } as const;

export const myDataLink: Link = { label: 'Os meus dados', to: '/os-meus-dados' };
