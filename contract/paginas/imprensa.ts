export interface Imprensa { readonly lead: string; readonly description: string; readonly image: string; }

/** As it was made: what people changed of it comes from the API. */

export const imprensa: { readonly chave: 'imprensa'; readonly words: Imprensa } = { chave: 'imprensa', words: {
  "lead": "O que se escreve sobre nós e o que nós escrevemos: histórias de alunos que meteram mãos à obra.",
  "description": "Notícias, artigos e histórias sobre a DFC Portugal e os projetos dos alunos.",
  "image": ""
} };
