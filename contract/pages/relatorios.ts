import { headWords } from './describe.js';

export const relatorios = {
  chave: 'relatorios',
  nome: 'Relatórios',
  resumo: 'O topo da página; os relatórios têm uma secção sua.',
  caminhos: ['/relatorios'],
  fields: headWords(
    'O que fizemos, com quem e com que resultados: um relatório por ano, para quem gosta de contas certas.',
    'Relatórios de balanço anual da DFC Portugal para descarregar, de 2021 até hoje.',
  ),
} as const;
