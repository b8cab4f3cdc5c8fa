import { headWords } from './describe.js';

export const eventos = {
  chave: 'eventos',
  nome: 'Eventos',
  resumo: 'O topo da página; os eventos têm uma secção sua.',
  caminhos: ['/eventos'],
  fields: headWords(
    'Encontros, festivais, formações e outras ocasiões para conhecer o método e quem o põe em prática.',
    'Eventos e oportunidades da DFC Portugal: os que estão a decorrer, os próximos e os anteriores, ano a ano.',
  ),
} as const;
