export const volunteering = {
  title: 'Voluntariado',
  lead: 'Há 14 anos que esta missão anda com a força de voluntários. O programa de voluntariado começou em 2022/23 e há lugar para ti.',
  description:
    'O que é ser voluntário na DFC Portugal: o que esperamos, o que vais fazer, o impacto que tens, e a equipa que já cá está.',
  expectations: {
    title: 'O que esperamos de ti',
    items: [
      { name: '3 a 4 horas por semana', text: 'É o compromisso que pedimos, ao longo do ano letivo.' },
      {
        name: 'Online e presencial',
        text: 'A maior parte do trabalho faz-se à distância; os encontros e o festival, cara a cara.',
      },
      { name: 'Vontade de aprender', text: 'Não é preciso experiência. O método aprende-se a fazer, e nós ensinamos.' },
    ],
  },
  work: {
    title: 'Em que consiste',
    paragraphs: [
      'Cada voluntário entra numa equipa pequena e fica com tarefas claras, ao seu ritmo e ao seu jeito. Podes falar com escolas ou nunca sair dos bastidores: ambos fazem falta.',
    ],
  },
  tasks: [
    'Acompanhar turmas e professores durante os quatro passos do método.',
    'Preparar e dinamizar sessões, formações e o festival.',
    'Escrever, desenhar e filmar as histórias que os alunos criam.',
    'Falar com escolas, parceiros e famílias.',
  ],
  impact: {
    title: 'O impacto que tens',
    paragraphs: [
      'Uma turma que descobre que consegue mudar alguma coisa não volta a ser a mesma. Tu estás lá nesse momento.',
      'E levas contigo o que se aprende a fazer: trabalhar em equipa, falar em público, gerir um projeto do princípio ao fim.',
    ],
  },
  join: {
    title: 'Há lugar para ti',
    text: 'Conta-nos quem és e o que te move. Respondemos a todas as candidaturas.',
    action: { label: 'Junta-te à equipa?', to: '/form-voluntariado' },
  },
  team: {
    title: 'A nossa equipa',
    lead: 'Quem faz a DFC Portugal acontecer, nas suas palavras.',
    empty: 'A equipa será apresentada aqui em breve.',
    previous: 'Anterior',
    next: 'Seguinte',
    show: 'Ver Testemunho',
    hide: 'Fechar Testemunho',
    statePrefix: 'equipa',
  },
} as const;
