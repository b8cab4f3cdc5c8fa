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

/** Every page that answers 200 by its address alone, with its main heading. */
export const pages: readonly { path: string; heading: string }[] = [
  { path: '/', heading: 'Crianças que mudam o mundo' },
  { path: '/quem-somos', heading: 'Crianças que mudam o mundo' },
  { path: '/newsletter', heading: 'Newsletter' },
  { path: '/voluntariado', heading: 'Voluntariado' },
  { path: '/form-voluntariado', heading: 'Candidatura a voluntário' },
  { path: '/eventos', heading: 'Eventos e Oportunidades' },
  { path: '/imprensa', heading: 'Imprensa' },
  { path: '/cookies', heading: 'Política de Cookies' },
  { path: '/privacidade', heading: 'Política de Privacidade' },
  { path: '/mapa-do-site', heading: 'Mapa do site' },
  { path: '/oportunidades', heading: 'Parcerias' },
  { path: '/form-parcerias', heading: 'Proposta de parceria' },
  { path: '/inicio-oportunidades', heading: 'Oportunidades de colaboração' },
  { path: '/relatorios', heading: 'Relatórios de Balanço Anual' },
  { path: '/contacte-nos', heading: 'Contacte-nos' },
  { path: '/faq', heading: 'Perguntas frequentes' },
  { path: '/concurso-anual', heading: 'Desafio Escolar' },
  { path: '/concurso-anual-form', heading: 'Inscrição no Desafio Escolar' },
  { path: '/dfc-global', heading: 'DFC Global' },
  { path: '/servicos', heading: 'Metodologia' },
  { path: '/formacoes', heading: 'Formações' },
  { path: '/sessoes', heading: 'Sessões com Alunos' },
  { path: '/material', heading: 'Material Pedagógico' },
  ...editions.map((label) => ({ path: `/${label.replace('/', '')}`, heading: `Desafio Escolar ${label}` })),
];

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
];
