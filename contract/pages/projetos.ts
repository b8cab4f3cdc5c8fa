import { headWords } from './describe.js';

export const projetos = {
  chave: 'projetos',
  nome: 'Mural de projetos',
  resumo: 'O topo do mural; os projetos têm uma secção sua.',
  caminhos: ['/projetos'],
  fields: headWords(
    'O que incomodava, o que fizeram e o que mudou: projetos de alunos de todo o país, de todas as edições do Desafio Escolar.',
    'Os projetos de todas as edições do Desafio Escolar: o que incomodava os alunos, o que fizeram e o que mudou.',
  ),
} as const;
