import type { Edicao } from '../types/edicao.ts';

export const edicao: Edicao = {
  lead: 'O festival, os prémios e os projetos que participaram em 2022/2023.',
  sample: true,
  video: 'https://www.youtube.com/watch?v=xXnT8snU7Lo',
  awardsTitle: 'Prémios',
  awards: [
    {
      category: 'Projeto com Maior Impacto nos Alunos',
      title: 'Mediadores do recreio',
      school: 'Escola (exemplo)',
      image: { shape: 'heart', colour: 'sentir' },
    },
    {
      category: 'Projeto com Maior Impacto na Comunidade',
      title: 'A rua sem carros à sexta',
      school: 'Escola (exemplo)',
      image: { shape: 'house', colour: 'fazer' },
    },
    {
      category: 'Projeto Revelação',
      title: 'Sementes na paragem',
      school: 'Escola (exemplo)',
      image: { shape: 'star', colour: 'partilhar' },
    },
  ],
  projects: {
    title: 'Consulte todos os projetos participantes:',
    items: [
      { label: 'Mediadores do recreio — Escola (exemplo)', url: 'https://dfcworld.org' },
      { label: 'A rua sem carros à sexta — Escola (exemplo)', url: 'https://dfcworld.org' },
      { label: 'Sementes na paragem — Escola (exemplo)', url: 'https://dfcworld.org' },
    ],
  },
};
