export interface Inscricoes { readonly edition: string; readonly opens: string; readonly deadline: string; readonly cost: string; }

/** As it was made: what people changed of it comes from the API. */

export const inscricoes: { readonly chave: 'inscricoes'; readonly words: Inscricoes } = { chave: 'inscricoes', words: {
  "edition": "2026/2027",
  "opens": "2026-09-01",
  "deadline": "2027-04-30",
  "cost": "Nada: a participação é gratuita"
} };
