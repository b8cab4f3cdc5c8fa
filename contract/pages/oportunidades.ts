import { group, headWords, longText, passage, text, YEARS_HINT } from './describe.js';

export const oportunidades = {
  chave: 'oportunidades',
  nome: 'Parcerias',
  resumo: 'A história das parcerias e o convite; os parceiros têm uma secção sua.',
  caminhos: ['/oportunidades'],
  fields: {
    ...headWords(
      'Nenhuma escola muda sozinha, e nós também não. Crescemos com quem acredita que as crianças são capazes.',
      'Como ser parceiro da DFC Portugal, e quem são os parceiros atuais.',
    ),
    began: passage('Primeira história', 'Como começou', [
      'Em 2012, a nossa associação identificou o movimento Design for Change e percebeu que era isto que faltava às escolas portuguesas: um método simples para que fossem os alunos a mudar as coisas.',
    ]),
    goesOn: passage(
      'Segunda história',
      'Como continua',
      [
        'Há {anos} anos que esta missão é levada por voluntários, escola a escola. Para chegar mais longe precisamos de quem se junte: com apoio financeiro, com conhecimento, com espaços ou com tempo.',
      ],
      YEARS_HINT,
    ),
    call: group('Torne-se nosso parceiro', {
      text: longText('Texto', 'Apresente-nos a sua ideia ou pergunte-nos como pode ajudar. Respondemos sempre.', {
        max: 300,
      }),
      action: text('Botão', 'Apresentar uma proposta', { max: 60 }),
    }),
    partnersLead: longText('Introdução aos parceiros', 'Escolha um parceiro para saber mais sobre ele.', { max: 200 }),
  },
} as const;
