import type { User } from '../api-types.js';

/** The name of each role, and the words for what it may do. */
export const papelWords: Readonly<Record<User['papel'], { readonly name: string; readonly may: string }>> = {
  administracao: { name: 'Administração', may: 'Tudo, também o que é sobre pessoas e as contas dos colegas.' },
  edicao: { name: 'Edição', may: 'Conteúdos e ficheiros, e nada sobre pessoas.' },
};
