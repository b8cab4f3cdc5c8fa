/** What an account may do: everything; or content and files, and nothing that is about people. */
export const papeis = ['administracao', 'edicao'] as const;

export type Papel = (typeof papeis)[number];
