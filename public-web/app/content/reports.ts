export const reports = {
  title: 'Relatórios de Balanço Anual',
  lead: 'O que fizemos, com quem e com que resultados: um relatório por ano, para quem gosta de contas certas.',
  description: 'Relatórios anuais da DFC Portugal para descarregar, de 2021 até hoje.',
  years: 'Escolher o ano',
  prompt: 'Escolha um ano para ver os seus relatórios.',
  empty: 'Nenhum relatório encontrado.',
  loading: 'A carregar os relatórios…',
  refused: 'Erro ao buscar os relatórios.',
  unreachable: 'Ocorreu um erro ao consultar os relatórios.',
  retry: 'Tentar novamente',
  download: 'Descarregar',
} as const;
