import type { Edicao } from '../types/edicao.ts';

export const edicao: Edicao = {
  lead: 'O festival, os prémios e os projetos que participaram em 2021/2022.',
  sample: true,
  video: 'https://www.youtube.com/watch?v=xXnT8snU7Lo',
  awardsTitle: 'Prémios',
  awards: [
    {
      category: 'Projeto com Maior Impacto nos Alunos',
      title: 'A sala que respira',
      school: 'Escola (exemplo)',
      image: { shape: 'heart', colour: 'sentir' },
    },
    {
      category: 'Projeto com Maior Impacto na Comunidade',
      title: 'Um banco para conversar',
      school: 'Escola (exemplo)',
      image: { shape: 'house', colour: 'fazer' },
    },
    {
      category: 'Projeto Revelação',
      title: 'O correio dos abraços',
      school: 'Escola (exemplo)',
      image: { shape: 'star', colour: 'partilhar' },
    },
  ],
  projects: {
    title: 'Consulte todos os projetos participantes:',
    items: [
      { label: 'A sala que respira — Escola (exemplo)', url: 'https://dfcworld.org' },
      { label: 'Um banco para conversar — Escola (exemplo)', url: 'https://dfcworld.org' },
      { label: 'O correio dos abraços — Escola (exemplo)', url: 'https://dfcworld.org' },
    ],
  },
};
