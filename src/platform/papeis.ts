/** The roles of an account: one may do everything, the other content and files, and nothing that is about people. */
export const papeis = ['administracao', 'edicao'] as const;

export type Papel = (typeof papeis)[number];
