import { group, headWords, image, list, longText, text } from './describe.js';

export const imprensa = {
  chave: 'imprensa',
  nome: 'Imprensa',
  resumo: 'O topo da página e o que é para jornalistas; os artigos têm uma secção sua.',
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
        'Procura uma história, um número ou alguém com quem falar? Escreva-nos ou telefone-nos. Pode usar os logótipos e o texto desta página.',
      ),
      email: text('E-mail para a imprensa', '', {
        max: 254,
        optional: true,
        format: 'email',
        hint: 'Sem ele, fica o da associação.',
      }),
      phone: text('Telefone para a imprensa', '', {
        max: 24,
        optional: true,
        format: 'telefone',
        hint: 'Sem ele, fica o primeiro da associação.',
      }),
      about: longText(
        'Quem somos, para citar',
        'A Design for Change Portugal leva às escolas portuguesas um método de quatro passos — Sentir, Imaginar, Fazer, Partilhar — com que crianças e jovens transformam o que os rodeia. Faz parte de um movimento que nasceu na Índia em 2009.',
      ),
      logos: list(
        'Outros logótipos',
        'Logótipo',
        { label: text('Nome', '', { max: 60 }), image: image('Imagem', 'Para descarregar.') },
        [],
        { max: 8 },
      ),
    }),
  },
} as const;
