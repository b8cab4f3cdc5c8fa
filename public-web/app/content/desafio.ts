export const desafio = {
  title: 'Desafio Escolar',
  lead: 'O concurso anual em que são os alunos a escolher o problema, a inventar a solução e a pô-la de pé.',
  description:
    'O Desafio Escolar da DFC Portugal: quem pode participar, porquê, como e quando, os três prémios e as edições anteriores.',
  explanation: {
    title: 'O que é',
    paragraphs: [
      'O Desafio Escolar convida escolas de todo o país a fazerem um projeto com os quatro passos do método: Sentir, Imaginar, Fazer e Partilhar.',
      'Cada turma olha para a sua escola ou comunidade, escolhe o que quer mudar e muda-o mesmo. No fim, conta a história e encontra-se com as outras no festival.',
    ],
  },
  who: {
    title: 'Quem pode participar',
    paragraphs: [
      'Escolas públicas e privadas, do 1.º ciclo ao ensino secundário. Uma turma, um clube, um grupo de amigos: desde que haja um adulto responsável, há equipa.',
    ],
  },
  reasons: {
    title: 'Razões para participar',
    items: [
      'Os alunos descobrem que conseguem mudar o que os incomoda.',
      'O que se aprende nas disciplinas ganha uso à vista de todos.',
      'A escola aproxima-se da comunidade que a rodeia.',
      'Professores e alunos têm o nosso acompanhamento e os nossos materiais.',
    ],
  },
  procedures: {
    title: 'Como funciona',
    items: [
      {
        when: 'Até ao fim de abril',
        title: 'Inscrição',
        text: 'A escola inscreve-se na plataforma e diz-nos em que se quer concentrar.',
      },
      {
        when: 'Durante o ano letivo',
        title: 'Projeto',
        text: 'Os alunos percorrem os quatro passos, ao ritmo da turma.',
      },
      {
        when: 'Em maio',
        title: 'Submissão',
        text: 'A escola envia a história do projeto: o que sentiu, imaginou e fez.',
      },
      {
        when: 'Em junho',
        title: 'Festival',
        text: 'Cada escola leva 3 a 5 representantes. São nomeados 3 projetos e entregues os prémios.',
      },
    ],
  },
  awards: {
    title: 'Três prémios',
    lead: 'Três projetos são nomeados e distinguidos, um em cada categoria.',
    items: [
      { title: 'Maior impacto nos alunos', text: 'O projeto que mais transformou quem o fez.' },
      { title: 'Maior impacto na comunidade', text: 'O projeto que mais mudou a vida à sua volta.' },
      { title: 'Projeto revelação', text: 'O projeto que ninguém esperava e que surpreendeu todos.' },
    ],
  },
  contact: { label: 'Contacte-nos', to: '/contacte-nos' },
  register: { label: 'Plataforma de Inscrição', to: '/concurso-anual-form' },
  previous: { title: 'Concursos Anteriores', lead: 'Nove edições de projetos feitos por alunos.' },
  questions: { title: 'Perguntas sobre o desafio' },
  registration: {
    title: 'Inscrição no Desafio Escolar',
    lead: 'Leia como tudo se passa e inscreva a sua escola até ao fim de abril.',
    description: 'Inscreva a sua escola no Desafio Escolar da DFC Portugal.',
    cards: [
      {
        title: 'Inscrição',
        text: 'Preencha o formulário até ao fim de abril. Não custa nada e não obriga a um tema.',
        colour: 'imaginar',
      },
      {
        title: 'Desenvolvimento',
        text: 'O projeto faz-se ao longo do ano, com os quatro passos e o nosso acompanhamento.',
        colour: 'partilhar',
      },
      { title: 'Sentir', text: 'Os alunos observam, perguntam e escolhem o que os incomoda.', colour: 'sentir' },
      {
        title: 'Imaginar',
        text: 'Juntam ideias, comparam-nas e escolhem a que querem experimentar.',
        colour: 'imaginar',
      },
      { title: 'Fazer', text: 'Planeiam, dividem tarefas e põem a ideia em prática.', colour: 'fazer' },
      { title: 'Preparação', text: 'Recolhem fotografias, números e testemunhos do que mudou.', colour: 'fazer' },
      { title: 'Partilhar', text: 'Em maio, enviam-nos a história do projeto.', colour: 'partilhar' },
      {
        title: 'Festival',
        text: 'Em junho, 3 a 5 representantes de cada escola encontram-se e conhecem os 3 projetos nomeados.',
        colour: 'sentir',
      },
      {
        title: 'Oportunidades',
        text: 'As escolas participantes recebem primeiro as nossas formações, sessões e materiais.',
        colour: 'imaginar',
      },
    ],
    formTitle: 'Inscrever a escola',
    formLead: 'Depois de enviar, voltamos a levá-lo à página do Desafio Escolar.',
  },
} as const;
