import { headWords, longText, text } from './describe.js';

export const material = {
  chave: 'material',
  nome: 'Material Pedagógico',
  resumo: 'O que se lê à volta dos materiais, que têm uma secção sua.',
  caminhos: ['/material'],
  fields: {
    ...headWords(
      'Guiões, cartões e folhas de trabalho para levar os quatro passos para a aula. Descarregue, imprima e use.',
      'Material pedagógico gratuito da DFC Portugal para usar nas aulas.',
    ),
    listTitle: text('Título da lista', 'Para descarregar', { max: 80 }),
    formTitle: text('Título do formulário', 'Precisa de outro material?', { max: 80 }),
    formLead: longText('Ao lado do formulário', 'Diga-nos do que precisa e para que turma. Respondemos por e-mail.', {
      max: 300,
    }),
  },
} as const;
