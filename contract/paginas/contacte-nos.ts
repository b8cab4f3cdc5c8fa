export interface ContacteNos { readonly lead: string; readonly description: string; readonly image: string; readonly formTitle: string; readonly detailsTitle: string; readonly social: string; readonly hostSocial: string; }

/** As it was made: what people changed of it comes from the API. */

export const contacteNos: { readonly chave: 'contacte-nos'; readonly words: ContacteNos } = { chave: 'contacte-nos', words: {
  "lead": "Uma dúvida, uma ideia, uma escola que quer começar: escreva-nos. Lemos todas as mensagens.",
  "description": "Formulário de contacto, telefones, e-mail e morada da DFC Portugal, em Vila Nova de Gaia.",
  "image": "",
  "formTitle": "Escreva-nos",
  "detailsTitle": "Onde estamos",
  "social": "DFC Portugal nas redes",
  "hostSocial": "Associação anfitriã nas redes"
} };
