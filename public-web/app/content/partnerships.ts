/** The partners stand in for those that the association still has to name. */
export const partnerships = {
  title: 'Parcerias',
  lead: 'Nenhuma escola muda sozinha, e nós também não. Crescemos com quem acredita que as crianças são capazes.',
  description: 'Como ser parceiro da DFC Portugal e quem já o é.',
  stories: [
    {
      title: 'Como começou',
      paragraphs: [
        'Em 2012, a nossa associação identificou o movimento Design for Change e percebeu que era isto que faltava às escolas portuguesas: um método simples para que fossem os alunos a mudar as coisas.',
      ],
    },
    {
      title: 'Como continua',
      paragraphs: [
        'Há 14 anos que esta missão é levada por voluntários, escola a escola. Para chegar mais longe precisamos de quem se junte: com apoio financeiro, com conhecimento, com espaços ou com tempo.',
      ],
    },
  ],
  call: {
    title: 'Torne-se nosso parceiro',
    text: 'Apresente-nos a sua ideia ou pergunte-nos como pode ajudar. Respondemos sempre.',
    action: { label: 'Apresentar uma proposta', to: '/form-parcerias' },
  },
  partners: {
    title: 'Parceiros Atuais',
    lead: 'Escolha um parceiro para saber mais sobre ele.',
    open: 'Saber mais sobre',
    close: 'Fechar',
    items: [
      {
        id: 'associacao-patrona',
        name: 'Associação patrona',
        description:
          'A associação que acolhe a DFC Portugal e lhe dá casa, estrutura e confiança desde o primeiro dia.',
        shape: 'heart',
        colour: 'sentir',
      },
      {
        id: 'gestao-de-residuos',
        name: 'Entidade de gestão de resíduos',
        description:
          'Apoia os projetos que cuidam do ambiente e leva às escolas o que sabe sobre reduzir, reutilizar e reciclar.',
        shape: 'sprout',
        colour: 'fazer',
      },
      {
        id: 'empresa',
        name: 'Empresa parceira',
        description:
          'Partilha recursos e o tempo dos seus colaboradores com as escolas que participam no Desafio Escolar.',
        shape: 'house',
        colour: 'imaginar',
      },
      {
        id: 'colocacao-de-professores',
        name: 'Organização de colocação de professores',
        description:
          'Organização sem fins lucrativos que leva professores às escolas que mais precisam deles e, com eles, o nosso método.',
        shape: 'book',
        colour: 'partilhar',
      },
      {
        id: 'tempos-livres',
        name: 'Associação de tempos livres',
        description: 'Leva os quatro passos para lá das aulas, às crianças que ficam na escola até ao fim da tarde.',
        shape: 'sun',
        colour: 'imaginar',
      },
      {
        id: 'psicologia',
        name: 'Gabinete de psicologia',
        description: 'Ajuda-nos a cuidar de quem cuida: formação e acompanhamento para voluntários e professores.',
        shape: 'eye',
        colour: 'partilhar',
      },
      {
        id: 'confederacao-de-pais',
        name: 'Confederação de pais',
        description:
          'Aproxima as famílias do que os filhos fazem na escola e divulga o Desafio Escolar por todo o país.',
        shape: 'hand',
        colour: 'sentir',
      },
    ],
  },
} as const;
