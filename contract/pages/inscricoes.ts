import { date, text } from './describe.js';

export const inscricoes = {
  chave: 'inscricoes',
  nome: 'Inscrições no Desafio',
  resumo:
    'A edição que recebe inscrições, até quando e quanto custa: o que se lê primeiro, onde quer que se fale dela.',
  caminhos: ['/concurso-anual', '/concurso-anual-form', '/', '/quem-somos'],
  fields: {
    edition: text('Edição', '2026/2027', { max: 20, hint: 'A que recebe inscrições, por exemplo «2026/2027».' }),
    opens: date('Primeiro dia', '2026-09-01', 'Antes dele, o site diz quando as inscrições abrem.'),
    deadline: date('Último dia', '2027-04-30', 'Depois dele, o site diz que as inscrições fecharam.'),
    cost: text('Quanto custa', 'Gratuito', { max: 80 }),
  },
} as const;
