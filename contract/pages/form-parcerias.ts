import { pageTop, text } from './describe.js';

export const formParcerias = {
  chave: 'form-parcerias',
  nome: 'Proposta de parceria',
  resumo: 'O topo do formulário.',
  caminhos: ['/form-parcerias'],
  fields: {
    ...pageTop(
      'Proposta de parceria',
      'Uma ideia já pensada ou só vontade de conversar: comece por aqui.',
      'Formulário para propor uma parceria à DFC Portugal ou saber mais sobre as que existem.',
    ),
    formTitle: text('Título do formulário', 'A sua proposta', { max: 80 }),
  },
} as const;
