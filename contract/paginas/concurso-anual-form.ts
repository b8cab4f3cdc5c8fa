export interface ConcursoAnualForm { readonly title: string; readonly lead: string; readonly description: string; readonly image: string; readonly cards: readonly { readonly title: string; readonly text: string; readonly colour: 'sentir' | 'imaginar' | 'fazer' | 'partilhar'; }[]; readonly formTitle: string; readonly formLead: string; }

/** As it was made: what people changed of it comes from the API. */

export const concursoAnualForm: { readonly chave: 'concurso-anual-form'; readonly words: ConcursoAnualForm } = { chave: 'concurso-anual-form', words: {
  "title": "Inscrição no Desafio Escolar",
  "lead": "Leia como tudo se passa e inscreva a sua escola até ao fim de abril.",
  "description": "Inscreva a sua escola no Desafio Escolar da DFC Portugal.",
  "image": "",
  "cards": [
    {
      "title": "Inscrição",
      "text": "Preencha o formulário até ao fim de abril. Não custa nada e não obriga a um tema.",
      "colour": "imaginar"
    },
    {
      "title": "Desenvolvimento",
      "text": "O projeto faz-se ao longo do ano, com os quatro passos e o nosso acompanhamento.",
      "colour": "partilhar"
    },
    {
      "title": "Sentir",
      "text": "Os alunos observam, perguntam e escolhem o que os incomoda.",
      "colour": "sentir"
    },
    {
      "title": "Imaginar",
      "text": "Juntam ideias, comparam-nas e escolhem a que querem experimentar.",
      "colour": "imaginar"
    },
    {
      "title": "Fazer",
      "text": "Planeiam, dividem tarefas e põem a ideia em prática.",
      "colour": "fazer"
    },
    {
      "title": "Preparação",
      "text": "Recolhem fotografias, números e testemunhos do que mudou.",
      "colour": "fazer"
    },
    {
      "title": "Partilhar",
      "text": "Em maio, enviam-nos a história do projeto.",
      "colour": "partilhar"
    },
    {
      "title": "Festival",
      "text": "Em junho, 3 a 5 representantes de cada escola encontram-se e conhecem os 3 projetos nomeados.",
      "colour": "sentir"
    },
    {
      "title": "Oportunidades",
      "text": "As escolas participantes recebem primeiro as nossas formações, sessões e materiais.",
      "colour": "imaginar"
    }
  ],
  "formTitle": "Inscrever a escola",
  "formLead": "Depois de enviar, dizemos-lhe o que se segue e qual é a referência da inscrição."
} };
