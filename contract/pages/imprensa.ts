import { group, headWords, longText, text } from './describe.js';

export const imprensa = {
  chave: 'imprensa',
  nome: 'Imprensa',
  resumo:
    'O topo da página e o convite a jornalistas; os artigos têm uma secção sua, e a sala de imprensa outra página.',
  caminhos: ['/imprensa'],
  fields: {
    ...headWords(
      'O que se escreve sobre nós e o que nós escrevemos: histórias de alunos que meteram mãos à obra.',
      'Notícias, artigos e histórias sobre a DFC Portugal e os projetos dos alunos.',
    ),
    kit: group('Para jornalistas', {
      title: text('Título', 'Para jornalistas'),
      text: longText(
        'Texto',
        'Precisa de uma história, de um número ou de alguém com quem falar? Na sala de imprensa estão o contacto, textos para citar, os logótipos e fotografias.',
      ),
    }),
  },
} as const;
