import type { Edicao } from '../types/edicao.ts';

export const edicao: Edicao = {
  lead: 'Um ano diferente, com escolas abertas e fechadas. Os alunos não pararam.',
  sample: true,
  awards: [
    {
      category: 'Prémio Global',
      title: 'Perto, mesmo longe',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'trophy', colour: 'imaginar' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
    {
      category: 'Projeto com Maior Impacto na Comunidade',
      title: 'Compras à porta',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'house', colour: 'fazer' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
    {
      category: 'Projeto mais fácil de replicar',
      title: 'Aulas entre vizinhos',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'hand', colour: 'sentir' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
    {
      category: 'Projeto Mais Amigo do Ambiente',
      title: 'Máscaras sem lixo',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'sprout', colour: 'fazer' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
    {
      category: 'Projeto mais Inovador',
      title: 'O jornal da janela',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'bulb', colour: 'partilhar' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
  ],
  thanks: [
    {
      title: 'Dar Voz aos Estudantes',
      names: [
        'Agrupamento de Escolas A (exemplo)',
        'Agrupamento de Escolas B (exemplo)',
        'Escola Secundária C (exemplo)',
      ],
    },
    {
      title: 'Procuramos Super-Heróis',
      names: ['Escola Básica D (exemplo)', 'Escola Básica E (exemplo)', 'Colégio F (exemplo)'],
    },
  ],
};
