export interface Faq { readonly title: string; readonly lead: string; readonly description: string; readonly image: string; readonly more: { readonly title: string; readonly text: string; }; }

/** As it was made: what people changed of it comes from the API. */

export const faq: { readonly chave: 'faq'; readonly words: Faq } = { chave: 'faq', words: {
  "title": "Perguntas frequentes",
  "lead": "As perguntas que mais nos fazem, com respostas curtas.",
  "description": "Perguntas frequentes sobre a DFC Portugal, o método, o Desafio Escolar, o voluntariado e as parcerias.",
  "image": "",
  "more": {
    "title": "Não encontrou a resposta?",
    "text": "Pergunte-nos diretamente."
  }
} };
