export interface Eventos { readonly lead: string; readonly description: string; readonly image: string; }

/** As it was made: what people changed of it comes from the API. */

export const eventos: { readonly chave: 'eventos'; readonly words: Eventos } = { chave: 'eventos', words: {
  "lead": "Encontros, festivais, formações e outras ocasiões para conhecer o método e quem o põe em prática.",
  "description": "Eventos e oportunidades da DFC Portugal: os que estão a decorrer, os próximos e os anteriores, ano a ano.",
  "image": ""
} };
