export interface Material { readonly lead: string; readonly description: string; readonly image: string; readonly listTitle: string; readonly formTitle: string; readonly formLead: string; }

/** As it was made: what people changed of it comes from the API. */

export const material: { readonly chave: 'material'; readonly words: Material } = { chave: 'material', words: {
  "lead": "Guiões, cartões e folhas de trabalho para levar os quatro passos para a aula. Descarregue, imprima e use.",
  "description": "Material pedagógico gratuito da DFC Portugal para usar nas aulas.",
  "image": "",
  "listTitle": "Para descarregar",
  "formTitle": "Procura outro material?",
  "formLead": "Diga-nos do que precisa e para que turma. Respondemos por e-mail."
} };
