export interface ConcursoAnual { readonly lead: string; readonly description: string; readonly image: string; readonly explanation: { readonly title: string; readonly text: string; }; readonly who: { readonly title: string; readonly text: string; }; readonly reasons: { readonly title: string; readonly items: readonly { readonly text: string; }[]; }; readonly procedures: { readonly title: string; readonly items: readonly { readonly when: string; readonly title: string; readonly text: string; }[]; }; readonly awards: { readonly title: string; readonly lead: string; readonly items: readonly { readonly title: string; readonly text: string; }[]; }; readonly previousLead: string; }

/** As it was made: what people changed of it comes from the API. */

export const concursoAnual: { readonly chave: 'concurso-anual'; readonly words: ConcursoAnual } = { chave: 'concurso-anual', words: {
  "lead": "O concurso anual em que são os alunos a escolher o problema, a inventar a solução e a pô-la de pé.",
  "description": "O Desafio Escolar da DFC Portugal: quem pode participar, porquê, como e quando, os três prémios e as edições anteriores.",
  "image": "",
  "explanation": {
    "title": "O que é",
    "text": "O Desafio Escolar convida escolas de todo o país a fazerem um projeto com os quatro passos do método: Sentir, Imaginar, Fazer e Partilhar.\n\nCada turma olha para a sua escola ou comunidade, escolhe o que quer mudar e muda-o mesmo. No fim, conta a história e encontra-se com as outras no festival."
  },
  "who": {
    "title": "Quem pode participar",
    "text": "Escolas públicas e privadas, do 1.º ciclo ao ensino secundário. Uma turma, um clube, um grupo de amigos: desde que haja um adulto responsável, há equipa."
  },
  "reasons": {
    "title": "Razões para participar",
    "items": [
      {
        "text": "Os alunos descobrem que conseguem mudar o que os incomoda."
      },
      {
        "text": "O que se aprende nas disciplinas ganha uso à vista de todos."
      },
      {
        "text": "A escola aproxima-se da comunidade que a rodeia."
      },
      {
        "text": "Professores e alunos têm o nosso acompanhamento e os nossos materiais."
      }
    ]
  },
  "procedures": {
    "title": "Como funciona",
    "items": [
      {
        "when": "Até ao fim de abril",
        "title": "Inscrição",
        "text": "A escola inscreve-se na plataforma e diz-nos em que se quer concentrar."
      },
      {
        "when": "Durante o ano letivo",
        "title": "Projeto",
        "text": "Os alunos percorrem os quatro passos, ao ritmo da turma."
      },
      {
        "when": "Em maio",
        "title": "Submissão",
        "text": "A escola envia a história do projeto: o que sentiu, imaginou e fez."
      },
      {
        "when": "Em junho",
        "title": "Festival",
        "text": "Cada escola leva 3 a 5 representantes. São nomeados 3 projetos e entregues os prémios."
      }
    ]
  },
  "awards": {
    "title": "Três prémios",
    "lead": "Três projetos são nomeados e distinguidos, um em cada categoria.",
    "items": [
      {
        "title": "Maior impacto nos alunos",
        "text": "O projeto que mais transformou quem o fez."
      },
      {
        "title": "Maior impacto na comunidade",
        "text": "O projeto que mais mudou a vida à sua volta."
      },
      {
        "title": "Projeto revelação",
        "text": "O projeto que ninguém esperava e que surpreendeu todos."
      }
    ]
  },
  "previousLead": "{edicoes} de projetos feitos por alunos."
} };
