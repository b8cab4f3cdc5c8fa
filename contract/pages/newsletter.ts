import { headWords, list, text } from './describe.js';

export const newsletter = {
  chave: 'newsletter',
  nome: 'Newsletter',
  resumo: 'O convite a subscrever.',
  caminhos: ['/newsletter'],
  fields: {
    ...headWords(
      'As histórias dos alunos, as datas que importam e as portas que se abrem, no seu e-mail.',
      'Subscreva a newsletter da DFC Portugal.',
    ),
    formTitle: text('Título do formulário', 'Subscrever', { max: 80 }),
    points: list(
      'Pontos',
      'Ponto',
      { text: text('Texto') },
      [
        { text: 'Só escrevemos quando há alguma coisa para contar.' },
        { text: 'Pedimos-lhe que confirme o endereço antes do primeiro envio.' },
        { text: 'Pode cancelar quando quiser.' },
      ],
      { min: 1, max: 6 },
    ),
  },
} as const;
