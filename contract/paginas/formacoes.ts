export interface Formacoes { readonly lead: string; readonly description: string; readonly image: string; readonly first: { readonly where: string; readonly text: string; readonly points: readonly { readonly text: string; }[]; }; readonly second: { readonly where: string; readonly text: string; readonly points: readonly { readonly text: string; }[]; }; readonly formTitle: string; readonly formLead: string; }

/** As it was made: what people changed of it comes from the API. */

export const formacoes: { readonly chave: 'formacoes'; readonly words: Formacoes } = { chave: 'formacoes', words: {
  "lead": "Para professores e educadores que querem pôr os alunos a mudar o mundo e não sabem por onde começar.",
  "description": "Formações da DFC Portugal para professores: Abordagem da Metodologia e Oficina DFC, presenciais ou online.",
  "image": "",
  "first": {
    "where": "Presencial ou online",
    "text": "Um primeiro encontro com o método: de onde vem, como funciona e o que muda numa turma que o usa.",
    "points": [
      {
        "text": "Os quatro passos, um a um"
      },
      {
        "text": "Exemplos de projetos de alunos"
      },
      {
        "text": "Por onde começar na sua escola"
      }
    ]
  },
  "second": {
    "where": "Presencial ou online",
    "text": "Uma oficina em que são os professores a fazer o percurso: sentem, imaginam, fazem e partilham um projeto seu.",
    "points": [
      {
        "text": "Aprender a fazer, em pequenos grupos"
      },
      {
        "text": "Ferramentas para usar logo na aula"
      },
      {
        "text": "Acompanhamento depois da oficina"
      }
    ]
  },
  "formTitle": "Pedir uma formação",
  "formLead": "Diga-nos para quem é e quando lhe dava jeito. Respondemos por e-mail."
} };
