import { enquiryWords } from './describe.js';

export const sessoes = {
  chave: 'sessoes',
  nome: 'Sessões com Alunos',
  resumo: 'As duas sessões com turmas e o seu formulário.',
  caminhos: ['/sessoes'],
  fields: enquiryWords({
    lead: 'Vamos à escola, sentamo-nos no chão com a turma e ajudamos o projeto a andar.',
    description: 'Sessões presenciais da DFC Portugal com alunos: Arranque do Projeto e Acompanhamento do Projeto.',
    first: {
      label: 'Arranque do Projeto',
      where: 'Presencial',
      text: 'A primeira sessão com a turma: conhecer o método e sair com um problema escolhido por todos.',
      points: ['Jogos para observar e escutar', 'Escolha do problema', 'Primeiros passos combinados'],
    },
    second: {
      label: 'Acompanhamento do Projeto',
      where: 'Presencial',
      text: 'Para turmas que já começaram e querem um empurrão: desatar nós, escolher ideias, preparar a partilha.',
      points: ['Ponto da situação com os alunos', 'Ajuda no passo em que estão', 'Preparação da história a contar'],
    },
    formTitle: 'Pedir uma sessão',
    formLead: 'Diga-nos a escola, o ano e o tamanho da turma. Respondemos por e-mail.',
  }),
} as const;
