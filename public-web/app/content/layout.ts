import type { LayoutTexts } from './schemas/layout.ts';

export const layout: LayoutTexts = {
  skip: 'Saltar para o conteúdo',
  home: 'página inicial',
  homeShort: 'Início',
  breadcrumbs: 'Onde estou',
  mainMenu: 'Menu principal',
  openMenu: 'Menu',
  closeMenu: 'Fechar',
  newTab: '(abre num separador novo)',
  loading: 'A carregar…',
  newsletter: { title: 'Receba as novidades', text: 'Escreva o nome e o e-mail e enviamos-lhe a nossa newsletter.' },
  social: 'Redes sociais',
  legal: 'Informação legal',
  feed: 'Imprensa da DFC Portugal',
  copyright: 'Todos os direitos reservados.',
};
