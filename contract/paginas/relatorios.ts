export interface Relatorios { readonly lead: string; readonly description: string; readonly image: string; }

/** As it was made: what people changed of it comes from the API. */

export const relatorios: { readonly chave: 'relatorios'; readonly words: Relatorios } = { chave: 'relatorios', words: {
  "lead": "O que fizemos, com quem e com que resultados: um relatório por ano, para quem gosta de contas certas.",
  "description": "Relatórios de balanço anual da DFC Portugal para descarregar, de 2021 até hoje.",
  "image": ""
} };
