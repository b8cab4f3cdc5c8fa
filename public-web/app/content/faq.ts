export const faq = {
  title: 'Perguntas frequentes',
  lead: 'As perguntas que mais nos fazem, com respostas curtas.',
  description: 'Perguntas frequentes sobre a DFC Portugal, o método, o Desafio Escolar, o voluntariado e as parcerias.',
  items: [
    {
      question: 'O que é a DFC Portugal?',
      answer:
        'É a representação portuguesa do movimento mundial Design for Change, que dá a crianças e jovens um método para mudarem o que os rodeia.',
    },
    {
      question: 'Quais são os quatro passos?',
      answer: 'Sentir, Imaginar, Fazer e Partilhar. Cada projeto passa por todos, por esta ordem.',
    },
    {
      question: 'Onde nasceu o movimento?',
      answer: 'Na Índia, em 2009. Hoje está em mais de 70 países e já chegou a mais de 2,3 milhões de crianças.',
    },
    {
      question: 'Desde quando está em Portugal?',
      answer: 'A nossa associação representa o movimento em Portugal desde 2011.',
    },
    {
      question: 'Para que idades é o método?',
      answer: 'Trabalhamos com escolas públicas e privadas, do 1.º ciclo ao secundário.',
    },
    {
      question: 'A minha escola pode participar no Desafio Escolar?',
      answer: 'Sim. As inscrições estão abertas até ao fim de abril de cada ano, na página da inscrição.',
    },
    { question: 'Participar tem algum custo?', answer: 'Não. A participação no Desafio Escolar é gratuita.' },
    {
      question: 'Dão formação a professores?',
      answer:
        'Sim: a «Abordagem da Metodologia» e a «Oficina DFC», presenciais ou online. Peça a sua na página das formações.',
    },
    {
      question: 'Vão às escolas trabalhar com os alunos?',
      answer: 'Sim. Temos sessões presenciais de arranque e de acompanhamento de projetos.',
    },
    {
      question: 'Há materiais que possa usar na aula?',
      answer: 'Há, e são gratuitos. Estão na página do material pedagógico, prontos a descarregar.',
    },
    {
      question: 'Quanto tempo pedem aos voluntários?',
      answer: 'Entre 3 e 4 horas por semana, online e presencialmente.',
    },
    {
      question: 'Como pode a minha organização ser parceira?',
      answer:
        'Preencha o formulário das parcerias ou escreva-nos. Tanto apoiamos ideias novas como precisamos de apoio para as que já temos.',
    },
  ],
  more: {
    title: 'Não encontrou a resposta?',
    text: 'Pergunte-nos diretamente.',
    action: { label: 'Contacte-nos!', to: '/contacte-nos' },
  },
} as const;
