import type { Edicao } from '../types/edicao.ts';

export const edicao: Edicao = {
  lead: 'Os prémios e os projetos que participaram em 2024/2025. O vídeo do festival está a ser preparado.',
  sample: true,
  video: null,
  awardsTitle: 'Prémios',
  awards: [
    {
      category: 'Impacto na Comunidade',
      title: 'Costuras da aldeia',
      school: 'Escola (exemplo)',
      image: { shape: 'house', colour: 'fazer' },
    },
    {
      category: 'Impacto nos Alunos',
      title: 'Hoje ensino eu',
      school: 'Escola (exemplo)',
      image: { shape: 'heart', colour: 'sentir' },
    },
    {
      category: 'Revelação 2025',
      title: 'A orquestra do lixo',
      school: 'Escola (exemplo)',
      image: { shape: 'star', colour: 'partilhar' },
    },
  ],
  projects: {
    title: 'Consulte todos os projetos participantes:',
    items: [
      { label: 'Costuras da aldeia — Escola (exemplo)', url: 'https://dfcworld.org' },
      { label: 'Hoje ensino eu — Escola (exemplo)', url: 'https://dfcworld.org' },
      { label: 'A orquestra do lixo — Escola (exemplo)', url: 'https://dfcworld.org' },
    ],
  },
};
