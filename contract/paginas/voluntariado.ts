export interface Voluntariado { readonly lead: string; readonly description: string; readonly image: string; readonly expectations: { readonly title: string; readonly items: readonly { readonly name: string; readonly text: string; }[]; }; readonly work: { readonly title: string; readonly text: string; readonly tasks: readonly { readonly text: string; }[]; }; readonly impact: { readonly title: string; readonly text: string; }; readonly join: { readonly title: string; readonly text: string; }; readonly team: { readonly title: string; readonly lead: string; }; }

/** As it was made: what people changed of it comes from the API. */

export const voluntariado: { readonly chave: 'voluntariado'; readonly words: Voluntariado } = { chave: 'voluntariado', words: {
  "lead": "Há {anos} anos que esta missão anda com a força de voluntários. O programa de voluntariado começou em 2022/23 e há lugar para ti.",
  "description": "O que é ser voluntário na DFC Portugal: o que esperamos, o que vais fazer, o impacto que tens, e a equipa que já cá está.",
  "image": "",
  "expectations": {
    "title": "O que esperamos de ti",
    "items": [
      {
        "name": "3 a 4 horas por semana",
        "text": "É o compromisso que pedimos, ao longo do ano letivo."
      },
      {
        "name": "Online e presencial",
        "text": "A maior parte do trabalho faz-se à distância; os encontros e o festival, cara a cara."
      },
      {
        "name": "Vontade de aprender",
        "text": "Não é preciso experiência. O método aprende-se a fazer, e nós ensinamos."
      }
    ]
  },
  "work": {
    "title": "Em que consiste",
    "text": "Cada voluntário entra numa equipa pequena e fica com tarefas claras, ao seu ritmo e ao seu jeito. Podes falar com escolas ou nunca sair dos bastidores: ambos fazem falta.",
    "tasks": [
      {
        "text": "Acompanhar turmas e professores durante os quatro passos do método."
      },
      {
        "text": "Preparar e dinamizar sessões, formações e o festival."
      },
      {
        "text": "Escrever, desenhar e filmar as histórias que os alunos criam."
      },
      {
        "text": "Falar com escolas, parceiros e famílias."
      }
    ]
  },
  "impact": {
    "title": "O impacto que tens",
    "text": "Uma turma que descobre que consegue mudar alguma coisa não volta a ser a mesma. Tu estás lá nesse momento.\n\nE levas contigo o que se aprende a fazer: trabalhar em equipa, falar em público, gerir um projeto do princípio ao fim."
  },
  "join": {
    "title": "Há lugar para ti",
    "text": "Conta-nos quem és e o que te move. Respondemos a todas as candidaturas."
  },
  "team": {
    "title": "A nossa equipa",
    "lead": "Quem faz a DFC Portugal acontecer, nas suas palavras."
  }
} };
