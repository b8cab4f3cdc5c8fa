export const reports = {
  title: 'Relatórios de Balanço Anual',
  years: 'Escolher o ano',
  newest: 'Os mais recentes',
  prompt: 'Escolha um ano para ver os relatórios.',
  empty: 'Nenhum relatório encontrado.',
  loading: 'A carregar os relatórios…',
  refused: 'Erro ao buscar os relatórios.',
  unreachable: 'Ocorreu um erro ao consultar os relatórios.',
  retry: 'Tentar novamente',
  download: 'Descarregar',
} as const;
