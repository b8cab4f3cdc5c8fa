export interface Newsletter { readonly lead: string; readonly description: string; readonly image: string; readonly formTitle: string; readonly points: readonly { readonly text: string; }[]; }

/** As it was made: what people changed of it comes from the API. */

export const newsletter: { readonly chave: 'newsletter'; readonly words: Newsletter } = { chave: 'newsletter', words: {
  "lead": "As histórias dos alunos, as datas que importam e as portas que se abrem, no seu e-mail.",
  "description": "Subscreva a newsletter da DFC Portugal.",
  "image": "",
  "formTitle": "Subscrever",
  "points": [
    {
      "text": "Só escrevemos quando há alguma coisa para contar."
    },
    {
      "text": "Pedimos-lhe que confirme o endereço antes do primeiro envio."
    },
    {
      "text": "Pode deixar de receber quando quiser, pela ligação que lhe enviamos."
    }
  ]
} };
