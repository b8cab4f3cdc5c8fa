import { enquiryWords } from './describe.js';

export const formacoes = {
  chave: 'formacoes',
  nome: 'Formações',
  resumo: 'As duas formações para professores e o seu formulário.',
  caminhos: ['/formacoes'],
  fields: enquiryWords({
    lead: 'Para professores e educadores que querem pôr os alunos a mudar o mundo e não sabem por onde começar.',
    description:
      'Formações da DFC Portugal para professores: Abordagem da Metodologia e Oficina DFC, presenciais ou online.',
    first: {
      label: 'Abordagem da Metodologia',
      where: 'Presencial ou online',
      text: 'Um primeiro encontro com o método: de onde vem, como funciona e o que muda numa turma que o usa.',
      points: ['Os quatro passos, um a um', 'Exemplos de projetos de alunos', 'Por onde começar na sua escola'],
    },
    second: {
      label: 'Oficina DFC',
      where: 'Presencial ou online',
      text: 'Uma oficina em que são os professores a fazer o percurso: sentem, imaginam, fazem e partilham um projeto seu.',
      points: [
        'Aprender a fazer, em pequenos grupos',
        'Ferramentas para usar logo na aula',
        'Acompanhamento depois da oficina',
      ],
    },
    formTitle: 'Pedir uma formação',
    formLead: 'Diga-nos para quem é e quando lhe dava jeito. Respondemos por e-mail.',
  }),
} as const;
