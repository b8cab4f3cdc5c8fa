import { expectFailure } from '../../support/browser-test.js';

const editions = [
  '2015/2016',
  '2016/2017',
  '2017/2018',
  '2018/2019',
  '2020/2021',
  '2021/2022',
  '2022/2023',
  '2023/2024',
  '2024/2025',
];

/** The content that a person finds on a page: headings below its main one, texts, and where its own links lead. */
export type Page = {
  path: string;
  heading: string;
  /** The title in the browser's tab, before the site's name, where it is not the heading. */
  title?: string;
  headings?: readonly string[];
  texts?: readonly string[];
  links?: readonly string[];
  /** Whether it holds a table. */
  table?: boolean;
  /** Whether a form is what it is for. */
  form?: boolean;
};

const home = {
  heading: 'Crianças que mudam o mundo',
  headings: [
    'A nossa missão',
    'O que nos distingue',
    'Sentir',
    'Imaginar',
    'Fazer',
    'Partilhar',
    'O impacto em Portugal e no mundo',
    'Desafio Escolar',
    'Novidades',
  ],
  texts: ['mais de 2,3 milhões', '2009', '2011', '70+', 'Saiba mais'],
  links: ['/eventos', '/imprensa', '/newsletter', '/concurso-anual', '/dfc-global', '/servicos'],
};

/** Every page that answers 200 by its address alone. */
export const pages: readonly Page[] = [
  { path: '/', title: 'DFC Portugal', ...home },
  { path: '/quem-somos', title: 'Quem Somos', ...home },
  {
    path: '/newsletter',
    form: true,
    heading: 'Newsletter',
    headings: ['Subscrever'],
    links: ['/newsletter/cancelar', '/os-meus-dados'],
  },
  {
    path: '/newsletter/cancelar',
    heading: 'Cancelar a newsletter',
    headings: ['Pedir a ligação'],
    links: ['/os-meus-dados'],
  },
  {
    path: '/voluntariado',
    heading: 'Voluntariado',
    headings: [
      'O que esperamos de ti',
      '3 a 4 horas por semana',
      'Em que consiste',
      'O impacto que tens',
      'A nossa equipa',
    ],
    texts: ['2022/23', 'Junta-te à equipa?'],
    links: ['/form-voluntariado'],
  },
  { path: '/form-voluntariado', form: true, heading: 'Candidatura a voluntário', links: ['/voluntariado'] },
  {
    path: '/eventos',
    heading: 'Eventos e Oportunidades',
    headings: ['A Decorrer', 'Próximos', 'Anteriores'],
    links: ['/eventos.ics'],
  },
  {
    path: '/imprensa',
    heading: 'Imprensa',
    headings: ['Para jornalistas'],
    links: ['/feed.xml', '/imprensa/sala-de-imprensa'],
  },
  {
    path: '/imprensa/sala-de-imprensa',
    heading: 'Sala de imprensa',
    headings: ['Com quem falar', 'Sobre a DFC Portugal', 'O movimento em números', 'Logótipos'],
    texts: ['+351 220 000 001', 'o ano em que o movimento nasceu, na Índia'],
    links: ['/imprensa', '/wordmark.svg', '/wordmark.png'],
  },
  {
    path: '/cookies',
    heading: 'Política de Cookies',
    table: true,
    texts: [
      'Em vigor desde 25 de julho de 2025.',
      'Essenciais',
      'Estatística',
      'Marketing',
      'fornecedor de análise',
      '26 meses',
    ],
  },
  {
    path: '/privacidade',
    heading: 'Política de Privacidade',
    table: true,
    headings: [
      'Que dados recolhemos',
      'Para que os usamos e com que fundamento',
      'Com quem os partilhamos',
      'Por quanto tempo os guardamos',
      'Os seus direitos',
      'Como os protegemos',
      'Alterações a esta política',
    ],
    texts: [
      'Em vigor desde 25 de julho de 2025.',
      'Fundamento legal',
      '2 anos',
      'Até retirar o consentimento',
      '26 meses',
      '1 ano',
      'Comissão Nacional de Proteção de Dados',
    ],
    links: ['/os-meus-dados', '/newsletter/cancelar'],
  },
  {
    path: '/desafio',
    heading: 'A página da minha escola',
    headings: ['Pedir a ligação'],
    texts: ['com que inscreveu a escola'],
    links: ['/concurso-anual'],
  },
  {
    path: '/os-meus-dados',
    heading: 'Os meus dados',
    headings: ['Pedir a ligação'],
    texts: ['O site não está a enviar e-mails', 'ninguém fica a saber se temos dados seus'],
  },
  {
    path: '/mapa-do-site',
    heading: 'Mapa do site',
    texts: ['As principais portas de entrada'],
    headings: ['Oportunidades', 'Ajuda', 'O DFC'],
    links: [
      '/voluntariado',
      '/concurso-anual',
      '/projetos',
      '/eventos',
      '/imprensa',
      '/imprensa/sala-de-imprensa',
      '/faq',
      '/contacte-nos',
      '/privacidade',
      '/cookies',
      '/quem-somos',
      '/dfc-global',
      '/relatorios',
    ],
  },
  {
    path: '/oportunidades',
    heading: 'Parcerias',
    headings: ['Torne-se nosso parceiro', 'Parceiros Atuais'],
    texts: ['2012', `Há ${new Date().getFullYear() - 2012} anos`],
    links: ['/form-parcerias'],
  },
  { path: '/form-parcerias', form: true, heading: 'Proposta de parceria', links: ['/oportunidades'] },
  {
    path: '/inicio-oportunidades',
    heading: 'Oportunidades de colaboração',
    headings: ['Voluntariado', 'Parcerias'],
    links: ['/voluntariado', '/oportunidades'],
  },
  { path: '/relatorios', heading: 'Relatórios de Balanço Anual', texts: ['Os mais recentes'] },
  {
    path: '/contacte-nos',
    form: true,
    heading: 'Contacte-nos',
    headings: ['Escreva-nos', 'Onde estamos'],
    texts: ['Telefones', 'Vila Nova de Gaia', 'DFC Portugal nas redes', 'Associação anfitriã nas redes'],
  },
  { path: '/faq', heading: 'Perguntas frequentes', texts: ['Contacte-nos!'], links: ['/contacte-nos'] },
  {
    path: '/concurso-anual',
    heading: 'Desafio Escolar',
    headings: [
      'O que é',
      'Quem pode participar',
      'Razões para participar',
      'Como funciona',
      'Três prémios',
      'Maior impacto nos alunos',
      'Maior impacto na comunidade',
      'Projeto revelação',
      'Concursos Anteriores',
    ],
    texts: ['públicas e privadas', 'Até ao fim de abril', 'Em maio', 'Em junho', '3 a 5 representantes'],
    links: ['/contacte-nos', '/concurso-anual-form', '/projetos'],
  },
  {
    path: '/projetos',
    heading: 'Mural de projetos',
    texts: ['O que incomodava, o que fizeram e o que mudou', 'Filtrar'],
    links: ['/concurso-anual'],
  },
  {
    path: '/concurso-anual-form',
    form: true,
    heading: 'Inscrição no Desafio Escolar',
    headings: [
      'Inscrição',
      'Desenvolvimento',
      'Sentir',
      'Imaginar',
      'Fazer',
      'Preparação',
      'Partilhar',
      'Festival',
      'Oportunidades',
    ],
    links: ['/concurso-anual'],
  },
  {
    path: '/dfc-global',
    heading: 'DFC Global',
    headings: ['A Origem do DFC', 'Quatro valores', 'O desafio do DFC'],
    texts: ['Índia, em 2009', 'mais de 70 países', 'A escola fundadora', 'O movimento global', 'A investigação'],
  },
  {
    path: '/servicos',
    heading: 'Metodologia',
    headings: ['Uma folha para começar já', 'À vossa disposição'],
    links: ['/formacoes', '/sessoes', '/material'],
  },
  {
    path: '/formacoes',
    form: true,
    heading: 'Formações',
    headings: ['Abordagem da Metodologia', 'Oficina DFC'],
    texts: ['Presencial ou online'],
  },
  {
    path: '/sessoes',
    form: true,
    heading: 'Sessões com Alunos',
    headings: ['Arranque do Projeto', 'Acompanhamento do Projeto'],
    texts: ['Presencial'],
  },
  { path: '/material', form: true, heading: 'Material Pedagógico', headings: ['Para descarregar'] },
  ...editions.map((label) => ({
    path: `/${label.replace('/', '')}`,
    heading: `Desafio Escolar ${label}`,
    texts: ['Voltar', ...awardsOf(Number(label.slice(0, 4)))],
    links: ['/concurso-anual', `/projetos?ano=${label.replace('/', '')}`],
  })),
];

/** The categories of an edition that began in a year. */
function awardsOf(year: number): readonly string[] {
  const later = ['Impacto na Comunidade', 'Impacto nos Alunos', 'Consulte todos os projetos participantes:'];
  if (year >= 2024) return [...later, 'Revelação 2025'];
  if (year >= 2021) return later;
  return [
    'Prémio Global',
    'Projeto com Maior Impacto na Comunidade',
    'Projeto mais fácil de replicar',
    'Projeto Mais Amigo do Ambiente',
    'Projeto mais Inovador',
    'Ver Projeto',
  ];
}

/** Pages that tell of an error, with its status. */
export const errorPages: readonly { path: string; status: number; heading: string }[] = [
  ...['/410', '/parceiros', '/parceiro', '/lista-de-parceiros'].map((path) => ({
    path,
    status: 410,
    heading: 'A página que procura foi eliminada',
  })),
  ...['/404', '/nao-existe', '/nao/existe/mesmo', '/20192020'].map((path) => ({
    path,
    status: 404,
    heading: 'Fizemos o melhor que conseguimos e não encontramos a página que procura',
  })),
  ...['/eventos/999999', '/eventos/abc'].map((path) => ({ path, status: 404, heading: 'Evento não encontrado' })),
  ...['/imprensa/999999', '/imprensa/abc'].map((path) => ({ path, status: 404, heading: 'Artigo não encontrado' })),
  ...['/projetos/999999-nada', '/projetos/abc'].map((path) => ({
    path,
    status: 404,
    heading: 'Projeto não encontrado',
  })),
];

/** Says that a page which tells of an error is going to be opened. */
export function expectStatusOf(path: string): void {
  const page = errorPages.find((known) => known.path === path);
  if (page) expectFailure(new RegExp(`^GET .*${path}: ${page.status}$`));
}
