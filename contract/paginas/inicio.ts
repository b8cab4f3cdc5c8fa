export interface Inicio { readonly about: { readonly description: string; }; readonly title: string; readonly lead: string; readonly globalAction: string; readonly mission: { readonly title: string; readonly lead: string; readonly problems: readonly { readonly title: string; readonly text: string; }[]; }; readonly difference: { readonly title: string; readonly text: string; readonly sentir: string; readonly imaginar: string; readonly fazer: string; readonly partilhar: string; }; readonly impact: { readonly title: string; readonly text: string; }; readonly banner: { readonly text: string; readonly action: string; }; readonly news: { readonly title: string; readonly eventos: string; readonly imprensa: string; readonly newsletter: string; }; }

/** As it was made: what people changed of it comes from the API. */

export const inicio: { readonly chave: 'inicio'; readonly words: Inicio } = { chave: 'inicio', words: {
  "about": {
    "description": "Quem é a DFC Portugal: a nossa missão, o que nos distingue e o impacto do movimento Design for Change em Portugal e no mundo."
  },
  "title": "Crianças que mudam o mundo",
  "lead": "Somos a DFC Portugal: a casa portuguesa de um movimento mundial que entrega às crianças e aos jovens um método simples para olharem à sua volta, imaginarem melhor e fazerem acontecer — a partir da escola.",
  "globalAction": "Conhecer o movimento global",
  "mission": {
    "title": "A nossa missão",
    "lead": "Queremos que cada criança cresça a saber que é capaz de mudar o que está mal. Trabalhamos com escolas, professores e famílias para responder a quatro problemas.",
    "problems": [
      {
        "title": "Pouca voz",
        "text": "As crianças são as últimas a ser ouvidas sobre a escola, a rua e a terra onde vivem, e quase nunca decidem."
      },
      {
        "title": "Respostas antes das perguntas",
        "text": "Aprende-se a repetir soluções prontas e sobra pouco tempo para observar, perguntar e experimentar."
      },
      {
        "title": "Saber sem fazer",
        "text": "O que se aprende fica muitas vezes no caderno, longe dos problemas reais da comunidade."
      },
      {
        "title": "Educadores sozinhos",
        "text": "Muitos professores querem trabalhar por projetos, mas faltam-lhes um método, materiais e companhia."
      }
    ]
  },
  "difference": {
    "title": "O que nos distingue",
    "text": "Não levamos um tema às escolas: levamos um método. São os alunos que escolhem o problema, desenham a solução e a põem de pé, com o professor ao lado e não à frente.\n\nO método vem do design thinking e cabe em quatro palavras que qualquer criança sabe usar.",
    "sentir": "Olhar em volta, ouvir as pessoas e escolher o que nos incomoda.",
    "imaginar": "Juntar ideias, das mais sensatas às mais loucas, e escolher uma.",
    "fazer": "Planear, meter mãos à obra e mudar alguma coisa de verdade.",
    "partilhar": "Contar a história, para que outros vejam que também conseguem."
  },
  "impact": {
    "title": "O impacto em Portugal e no mundo",
    "text": "Uma turma que limpa um ribeiro, um recreio que passa a ser de todos, um lar de idosos com visitas à quarta-feira. São projetos pequenos com uma consequência grande: quem os faz nunca mais acredita que não pode fazer nada."
  },
  "banner": {
    "text": "Todos os anos, escolas de todo o país inscrevem os seus projetos até ao fim de abril, submetem-nos em maio e encontram-se no festival, em junho.",
    "action": "Participar no concurso anual"
  },
  "news": {
    "title": "Novidades",
    "eventos": "O que está a acontecer e o que vem a seguir.",
    "imprensa": "Histórias e notícias sobre o que os alunos fazem.",
    "newsletter": "As novidades, uma vez por outra, no seu e-mail."
  }
} };
