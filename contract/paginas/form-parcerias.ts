export interface FormParcerias { readonly title: string; readonly lead: string; readonly description: string; readonly image: string; readonly formTitle: string; }

/** As it was made: what people changed of it comes from the API. */

export const formParcerias: { readonly chave: 'form-parcerias'; readonly words: FormParcerias } = { chave: 'form-parcerias', words: {
  "title": "Proposta de parceria",
  "lead": "Uma ideia já pensada ou só vontade de conversar: comece por aqui.",
  "description": "Formulário para propor uma parceria à DFC Portugal ou saber mais sobre as que existem.",
  "image": "",
  "formTitle": "A sua proposta"
} };
