export interface FormVoluntariado { readonly title: string; readonly lead: string; readonly description: string; readonly image: string; readonly formTitle: string; }

/** As it was made: what people changed of it comes from the API. */

export const formVoluntariado: { readonly chave: 'form-voluntariado'; readonly words: FormVoluntariado } = { chave: 'form-voluntariado', words: {
  "title": "Candidatura a voluntário",
  "lead": "Três a quatro horas por semana, online e presencialmente. Conta-nos quem és.",
  "description": "Formulário de candidatura ao voluntariado da DFC Portugal.",
  "image": "",
  "formTitle": "A tua candidatura"
} };
