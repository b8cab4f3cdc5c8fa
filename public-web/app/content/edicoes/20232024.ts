import type { Edicao } from '../types/edicao.ts';

export const edicao: Edicao = {
  lead: 'O festival, os prémios e os projetos que participaram em 2023/2024.',
  sample: true,
  video: 'https://www.youtube.com/watch?v=xXnT8snU7Lo',
  awardsTitle: 'Prémios',
  awards: [
    {
      category: 'Impacto nos Alunos',
      title: 'Aprender a ouvir',
      school: 'Escola (exemplo)',
      image: { shape: 'heart', colour: 'sentir' },
    },
    {
      category: 'Impacto na Comunidade',
      title: 'Lanche para dois',
      school: 'Escola (exemplo)',
      image: { shape: 'house', colour: 'fazer' },
    },
    {
      category: 'Revelação',
      title: 'O mapa dos cheiros',
      school: 'Escola (exemplo)',
      image: { shape: 'star', colour: 'partilhar' },
    },
  ],
  projects: {
    title: 'Consulte todos os projetos participantes:',
    items: [
      { label: 'Aprender a ouvir — Escola (exemplo)', url: 'https://dfcworld.org' },
      { label: 'Lanche para dois — Escola (exemplo)', url: 'https://dfcworld.org' },
      { label: 'O mapa dos cheiros — Escola (exemplo)', url: 'https://dfcworld.org' },
    ],
  },
};
