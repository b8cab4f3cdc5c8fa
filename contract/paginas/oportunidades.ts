export interface Oportunidades { readonly lead: string; readonly description: string; readonly image: string; readonly began: { readonly title: string; readonly text: string; }; readonly goesOn: { readonly title: string; readonly text: string; }; readonly call: { readonly text: string; readonly action: string; }; readonly partnersLead: string; }

/** As it was made: what people changed of it comes from the API. */

export const oportunidades: { readonly chave: 'oportunidades'; readonly words: Oportunidades } = { chave: 'oportunidades', words: {
  "lead": "Nenhuma escola muda sozinha, e nós também não. Crescemos com quem acredita que as crianças são capazes.",
  "description": "Como ser parceiro da DFC Portugal, e quem são os parceiros atuais.",
  "image": "",
  "began": {
    "title": "Como começou",
    "text": "Em 2012, a nossa associação identificou o movimento Design for Change e percebeu que era isto que faltava às escolas portuguesas: um método simples para que fossem os alunos a mudar as coisas."
  },
  "goesOn": {
    "title": "Como continua",
    "text": "Há {anos} anos que esta missão é levada por voluntários, escola a escola. Para chegar mais longe precisamos de quem se junte: com apoio financeiro, com conhecimento, com espaços ou com tempo."
  },
  "call": {
    "text": "Apresente-nos a sua ideia ou pergunte-nos como pode ajudar. Respondemos sempre.",
    "action": "Apresentar uma proposta"
  },
  "partnersLead": "Escolha um parceiro para saber mais sobre ele."
} };
