export interface Sessoes { readonly lead: string; readonly description: string; readonly image: string; readonly first: { readonly where: string; readonly text: string; readonly points: readonly { readonly text: string; }[]; }; readonly second: { readonly where: string; readonly text: string; readonly points: readonly { readonly text: string; }[]; }; readonly formTitle: string; readonly formLead: string; }

/** As it was made: what people changed of it comes from the API. */

export const sessoes: { readonly chave: 'sessoes'; readonly words: Sessoes } = { chave: 'sessoes', words: {
  "lead": "Vamos à escola, sentamo-nos no chão com a turma e ajudamos o projeto a andar.",
  "description": "Sessões presenciais da DFC Portugal com alunos: Arranque do Projeto e Acompanhamento do Projeto.",
  "image": "",
  "first": {
    "where": "Presencial",
    "text": "A primeira sessão com a turma: conhecer o método e sair com um problema escolhido por todos.",
    "points": [
      {
        "text": "Jogos para observar e escutar"
      },
      {
        "text": "Escolha do problema"
      },
      {
        "text": "Primeiros passos combinados"
      }
    ]
  },
  "second": {
    "where": "Presencial",
    "text": "Para turmas que já começaram e querem um empurrão: desatar nós, escolher ideias, preparar a partilha.",
    "points": [
      {
        "text": "Ponto da situação com os alunos"
      },
      {
        "text": "Ajuda no passo em que estão"
      },
      {
        "text": "Preparação da história a contar"
      }
    ]
  },
  "formTitle": "Pedir uma sessão",
  "formLead": "Diga-nos a escola, o ano e o tamanho da turma. Respondemos por e-mail."
} };
