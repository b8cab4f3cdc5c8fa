import { formatted, group, headWords, list, longText, passage, text, YEARS_HINT } from './describe.js';

export const voluntariado = {
  chave: 'voluntariado',
  nome: 'Voluntariado',
  resumo: 'O que se espera de quem se junta, o que faz e o impacto que tem.',
  caminhos: ['/voluntariado'],
  fields: {
    ...headWords(
      'Há {anos} anos que esta missão avança com a força de voluntários. O programa de voluntariado começou em 2022/23 e há lugar para ti.',
      'O que é ser voluntário na DFC Portugal: o que esperamos, o que vais fazer, o impacto que tens, e a equipa que já cá está.',
      YEARS_HINT,
    ),
    expectations: group('O que esperamos', {
      title: text('Título', 'O que esperamos de ti', { max: 80 }),
      items: list(
        'O que esperamos',
        'Ponto',
        { name: text('Título', '', { max: 60 }), text: longText('Texto', '', { max: 200 }) },
        [
          { name: '3 a 4 horas por semana', text: 'É o compromisso que pedimos, ao longo do ano letivo.' },
          {
            name: 'Online e presencial',
            text: 'A maior parte do trabalho faz-se à distância; os encontros e o festival, cara a cara.',
          },
          {
            name: 'Vontade de aprender',
            text: 'Não é preciso experiência. O método aprende-se a fazer, e nós ensinamos.',
          },
        ],
        { min: 1, max: 6 },
      ),
    }),
    work: group('Em que consiste', {
      title: text('Título', 'Em que consiste', { max: 80 }),
      text: formatted('Texto', [
        'Cada voluntário entra numa equipa pequena e fica com tarefas claras, ao seu ritmo e ao seu jeito. Podes falar com escolas ou nunca sair dos bastidores: as duas coisas fazem falta.',
      ]),
      tasks: list(
        'Tarefas',
        'Tarefa',
        { text: longText('Texto', '', { max: 200 }) },
        [
          { text: 'Acompanhar turmas e professores durante os quatro passos do método.' },
          { text: 'Preparar e dinamizar sessões, formações e o festival.' },
          { text: 'Escrever, desenhar e filmar as histórias que os alunos criam.' },
          { text: 'Falar com escolas, parceiros e famílias.' },
        ],
        { min: 1, max: 10 },
      ),
    }),
    impact: passage('Impacto', 'O impacto que tens', [
      'Uma turma que descobre que consegue mudar alguma coisa não volta a ser a mesma. Tu estás lá nesse momento.',
      'E levas contigo o que se aprende a fazer: trabalhar em equipa, falar em público, gerir um projeto do princípio ao fim.',
    ]),
    join: group('Convite', {
      title: text('Título', 'Há lugar para ti', { max: 80 }),
      text: longText('Texto', 'Conta-nos quem és e o que te move. Respondemos a todas as candidaturas.', { max: 300 }),
    }),
    team: group('Equipa', {
      title: text('Título', 'A nossa equipa', { max: 80 }),
      lead: longText('Introdução', 'Quem faz a DFC Portugal acontecer, nas suas palavras.', { max: 200 }),
    }),
  },
} as const;
