import { group, longText, pageTop, text } from './describe.js';

export const faq = {
  chave: 'faq',
  nome: 'Perguntas frequentes',
  resumo: 'O que se lê à volta das perguntas, que têm uma secção sua.',
  caminhos: ['/faq'],
  fields: {
    ...pageTop(
      'Perguntas frequentes',
      'As perguntas que mais nos fazem, com respostas curtas.',
      'Perguntas frequentes sobre a DFC Portugal, o método, o Desafio Escolar, o voluntariado e as parcerias.',
    ),
    more: group('Depois das perguntas', {
      title: text('Título', 'Não encontrou a resposta?', { max: 80 }),
      text: longText('Texto', 'Pergunte-nos diretamente.', { max: 300 }),
    }),
  },
} as const;
