/** The seven partners that stand in for real ones. */
const firstPartners = [
  [
    'Associação patrona',
    'heart',
    'sentir',
    'A associação que acolhe a DFC Portugal e lhe dá casa, estrutura e confiança desde o primeiro dia.',
  ],
  [
    'Entidade de gestão de resíduos',
    'sprout',
    'fazer',
    'Apoia os projetos que cuidam do ambiente e leva às escolas o que sabe sobre reduzir, reutilizar e reciclar.',
  ],
  [
    'Empresa parceira',
    'house',
    'imaginar',
    'Partilha recursos e o tempo dos seus colaboradores com as escolas que participam no Desafio Escolar.',
  ],
  [
    'Organização de colocação de professores',
    'book',
    'partilhar',
    'Organização sem fins lucrativos que leva professores às escolas que mais precisam deles e, com eles, o nosso método.',
  ],
  [
    'Associação de tempos livres',
    'sun',
    'imaginar',
    'Leva os quatro passos para lá das aulas, às crianças que ficam na escola até ao fim da tarde.',
  ],
  [
    'Gabinete de psicologia',
    'eye',
    'partilhar',
    'Ajuda-nos a cuidar de quem cuida: formação e acompanhamento para voluntários e professores.',
  ],
  [
    'Confederação de pais',
    'hand',
    'sentir',
    'Aproxima as famílias do que os filhos fazem na escola e divulga o Desafio Escolar por todo o país.',
  ],
] as const;

/** The questions by page. */
const firstQuestions = {
  faq: [
    [
      'O que é a DFC Portugal?',
      'É a representação portuguesa do movimento mundial Design for Change, que dá a crianças e jovens um método para mudarem o que os rodeia.',
    ],
    [
      'Quais são os quatro passos?',
      'Sentir, Imaginar, Fazer e Partilhar. Cada projeto passa por todos, por esta ordem.',
    ],
    [
      'Onde nasceu o movimento?',
      'Na Índia, em 2009. Hoje está em mais de 70 países e já chegou a mais de 2,3 milhões de crianças.',
    ],
    ['Desde quando está em Portugal?', 'A nossa associação representa o movimento em Portugal desde 2011.'],
    ['Para que idades é o método?', 'Trabalhamos com escolas públicas e privadas, do 1.º ciclo ao secundário.'],
    [
      'A minha escola pode participar no Desafio Escolar?',
      'Sim. As inscrições estão abertas até ao fim de abril de cada ano, na página da inscrição.',
    ],
    ['Participar tem algum custo?', 'Não. A participação no Desafio Escolar é gratuita.'],
    [
      'Dão formação a professores?',
      'Sim: a «Abordagem da Metodologia» e a «Oficina DFC», presenciais ou online. Peça a sua na página das formações.',
    ],
    [
      'Vão às escolas trabalhar com os alunos?',
      'Sim. Temos sessões presenciais de arranque e de acompanhamento de projetos.',
    ],
    [
      'Há materiais que possa usar na aula?',
      'Há, e são gratuitos. Estão na página do material pedagógico, prontos a descarregar.',
    ],
    ['Quanto tempo pedem aos voluntários?', 'Entre 3 e 4 horas por semana, online e presencialmente.'],
    [
      'Como pode a minha organização ser parceira?',
      'Preencha o formulário das parcerias ou escreva-nos. Tanto apoiamos ideias novas como precisamos de apoio para as que já temos.',
    ],
  ],
  'concurso-anual': [
    [
      'Como nos inscrevemos?',
      'Na Plataforma de Inscrição, até ao fim de abril, com os dados da escola e de um adulto responsável.',
    ],
    ['Quanto custa participar?', 'Nada. A inscrição, o acompanhamento e o festival são gratuitos.'],
    ['É preciso seguir um tema?', 'Não. São os alunos que escolhem o problema a resolver.'],
    [
      'Quanto tempo dura um projeto?',
      'O tempo que a turma precisar, dentro do ano letivo. Há projetos de semanas e projetos de meses.',
    ],
    [
      'A inscrição obriga a terminar o projeto?',
      'A inscrição é um compromisso de tentar. Se alguma coisa correr mal, fale connosco e ajudamos a encontrar caminho.',
    ],
    [
      'Como se submete o projeto?',
      'Em maio, a escola envia a história do projeto. Mandamos as indicações para o e-mail da inscrição.',
    ],
    [
      'Há prémios e certificados?',
      'Sim. Há um prémio em cada uma das três categorias e um certificado para todas as escolas que submetem um projeto.',
    ],
  ],
} as const;

export const partners = firstPartners.map(([nome, forma, cor, descricao], place) => ({
  nome,
  descricao,
  forma,
  cor,
  ordem: place + 1,
  exemplo: 1,
  versao: 1,
}));

export const questions = Object.entries(firstQuestions).flatMap(([pagina, items]) =>
  items.map(([pergunta, resposta], place) => ({ pagina, pergunta, resposta, ordem: place + 1, versao: 1 })),
);
