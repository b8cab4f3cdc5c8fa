import type { Press } from './schemas/press.ts';

export const press: Press = {
  title: 'Imprensa',
  lead: 'O que se escreve sobre nós e o que nós escrevemos: histórias de alunos que meteram mãos à obra.',
  description: 'Notícias, artigos e histórias sobre a DFC Portugal e os projetos dos alunos.',
  more: 'Carregar mais',
  less: 'Carregar menos',
  empty: 'Ainda não há artigos publicados.',
  failure: 'Falha ao carregar os artigos. Por favor, tente novamente.',
  retry: 'Tentar novamente',
  feed: 'Seguir por RSS',
  missing: { date: 'Data inválida', title: 'Sem título', description: 'Descrição indisponível.' },
  article: {
    back: 'Voltar à imprensa',
    notFound: 'Artigo não encontrado',
    failure: 'Falha ao carregar os detalhes do evento.',
    video: 'Ver o vídeo',
    gallery: 'Galeria de fotografias',
    share: 'Partilhar',
    related: 'Artigos relacionados',
    relatedEmpty: 'Nenhum artigo relacionado encontrado.',
    recent: 'Artigos mais recentes',
    recentEmpty: 'Nenhum artigo recente disponível.',
  },
};
