export const home = {
  about: {
    title: 'Quem Somos',
    description:
      'Quem é a DFC Portugal: a nossa missão, o que nos distingue e o impacto do movimento Design for Change em Portugal e no mundo.',
  },
  title: 'Crianças que mudam o mundo',
  lead: 'Somos a DFC Portugal: a casa portuguesa de um movimento mundial que entrega às crianças e aos jovens um método simples para olharem à sua volta, imaginarem melhor e fazerem acontecer — a partir da escola.',
  actions: {
    global: { label: 'Conhecer o movimento global', to: '/dfc-global' },
    methodology: { label: 'Saiba mais', to: '/servicos' },
  },
  facts: [
    { figure: '2009', meaning: 'o ano em que o movimento nasceu, na Índia' },
    { figure: '70+', meaning: 'países onde crianças e jovens usam o método' },
    { figure: '2,3 M', meaning: 'mais de 2,3 milhões de crianças envolvidas' },
    { figure: '2011', meaning: 'desde quando o representamos em Portugal' },
  ],
  mission: {
    title: 'A nossa missão',
    lead: 'Queremos que cada criança cresça a saber que é capaz de mudar o que está mal. Trabalhamos com escolas, professores e famílias para responder a quatro problemas.',
    problems: [
      {
        title: 'Pouca voz',
        text: 'As crianças são as últimas a ser ouvidas sobre a escola, a rua e a terra onde vivem, e quase nunca decidem.',
      },
      {
        title: 'Respostas antes das perguntas',
        text: 'Aprende-se a repetir soluções prontas e sobra pouco tempo para observar, perguntar e experimentar.',
      },
      {
        title: 'Saber sem fazer',
        text: 'O que se aprende fica muitas vezes no caderno, longe dos problemas reais da comunidade.',
      },
      {
        title: 'Educadores sozinhos',
        text: 'Muitos professores querem trabalhar por projetos, mas faltam-lhes um método, materiais e companhia.',
      },
    ],
  },
  difference: {
    title: 'O que nos distingue',
    paragraphs: [
      'Não levamos um tema às escolas: levamos um método. São os alunos que escolhem o problema, desenham a solução e a põem de pé, com o professor ao lado e não à frente.',
      'O método vem do design thinking e cabe em quatro palavras que qualquer criança sabe usar.',
    ],
    steps: [
      { step: 'sentir', name: 'Sentir', text: 'Olhar em volta, ouvir as pessoas e escolher o que nos incomoda.' },
      { step: 'imaginar', name: 'Imaginar', text: 'Juntar ideias, das mais sensatas às mais loucas, e escolher uma.' },
      { step: 'fazer', name: 'Fazer', text: 'Planear, meter mãos à obra e mudar alguma coisa de verdade.' },
      { step: 'partilhar', name: 'Partilhar', text: 'Contar a história, para que outros vejam que também conseguem.' },
    ],
  },
  impact: {
    title: 'O impacto em Portugal e no mundo',
    text: 'Uma turma que limpa um ribeiro, um recreio que passa a ser de todos, um lar de idosos com visitas à quarta-feira. São projetos pequenos com uma consequência grande: quem os faz nunca mais acredita que não pode fazer nada.',
    imageAlt: 'Ilustração de papel recortado: um globo com uma ave, um coração e uma folha em volta.',
  },
  banner: {
    title: 'Desafio Escolar',
    text: 'Todos os anos, escolas de todo o país inscrevem os seus projetos até ao fim de abril, submetem-nos em maio e encontram-se no festival, em junho.',
    action: { label: 'Participar no concurso anual', to: '/concurso-anual' },
  },
  news: {
    title: 'Novidades',
    links: [
      { label: 'Eventos', text: 'O que está a acontecer e o que vem a seguir.', to: '/eventos', colour: 'imaginar' },
      {
        label: 'Artigos',
        text: 'Histórias e notícias sobre o que os alunos fazem.',
        to: '/imprensa',
        colour: 'partilhar',
      },
      {
        label: 'Newsletter',
        text: 'As novidades, uma vez por outra, no seu e-mail.',
        to: '/newsletter',
        colour: 'sentir',
      },
    ],
  },
} as const;
