import { pageTop, text } from './describe.js';

export const formVoluntariado = {
  chave: 'form-voluntariado',
  nome: 'Candidatura a voluntário',
  resumo: 'O topo do formulário.',
  caminhos: ['/form-voluntariado'],
  fields: {
    ...pageTop(
      'Candidatura a voluntário',
      'Três a quatro horas por semana, online e presencialmente. Conta-nos quem és.',
      'Formulário de candidatura ao voluntariado da DFC Portugal.',
    ),
    formTitle: text('Título do formulário', 'A tua candidatura', { max: 80 }),
  },
} as const;
