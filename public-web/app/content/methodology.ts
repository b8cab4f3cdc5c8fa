/** The videos stand in for those that the association still has to give. */
export const methodology = {
  title: 'Metodologia',
  lead: 'Quatro passos que qualquer criança sabe dizer e que qualquer escola pode usar.',
  description:
    'O método de quatro passos da DFC Portugal — Sentir, Imaginar, Fazer, Partilhar — e os serviços que o levam às escolas.',
  intro: [
    'O método nasce do design thinking, a maneira como os designers resolvem problemas: começar pelas pessoas, ter muitas ideias, experimentar depressa e aprender com o que acontece.',
    'Escolha um passo para saber o que se faz nele.',
  ],
  stepsLabel: 'Os quatro passos',
  watch: 'Ver Vídeo',
  steps: [
    {
      step: 'sentir',
      verb: 'sente',
      title: 'Sentir',
      text: 'Os alunos saem da sala com olhos de quem quer saber. Observam, fazem perguntas, ouvem quem vive o problema. No fim escolhem, juntos, o que mais os incomoda e vale a pena mudar.',
      video: 'https://www.youtube.com/@dfcportugal',
    },
    {
      step: 'imaginar',
      verb: 'imagina',
      title: 'Imaginar',
      text: 'Todas as ideias contam, das mais sensatas às mais disparatadas. Juntam-se, misturam-se, desenham-se. Depois a turma escolhe uma: a que muda mais com o que se tem à mão.',
      video: 'https://www.youtube.com/@dfcportugal',
    },
    {
      step: 'fazer',
      verb: 'faz',
      title: 'Fazer',
      text: 'Agora é a sério. Fazem um plano, dividem tarefas, pedem ajuda e põem a ideia de pé. Corre bem, corre mal, corrige-se. No fim, alguma coisa está diferente e foram eles que a mudaram.',
      video: 'https://www.youtube.com/@dfcportugal',
    },
    {
      step: 'partilhar',
      verb: 'partilha',
      title: 'Partilhar',
      text: 'A história conta-se: à escola, às famílias, à comunidade e a outras crianças. Quem a ouve percebe que também consegue, e a mudança continua noutro sítio.',
      video: 'https://www.youtube.com/@dfcportugal',
    },
  ],
  services: {
    title: 'À vossa disposição',
    lead: 'Três maneiras de levar o método à sua escola.',
    cards: [
      {
        title: 'Formações',
        text: 'Para professores e educadores que querem usar o método.',
        to: '/formacoes',
        colour: 'sentir',
      },
      {
        title: 'Sessões com Alunos',
        text: 'Para turmas que vão começar, ou já começaram, um projeto.',
        to: '/sessoes',
        colour: 'imaginar',
      },
      {
        title: 'Material Pedagógico',
        text: 'Para descarregar, imprimir e usar na aula.',
        to: '/material',
        colour: 'fazer',
      },
    ],
  },
} as const;
