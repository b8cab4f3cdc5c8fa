import type { Link } from './types/link.ts';

export const privacyFixed = { title: 'Política de Privacidade' } as const;

export const cookiesFixed = { title: 'Política de Cookies' } as const;

export const myDataLink: Link = { label: 'Os meus dados', to: '/os-meus-dados' };
