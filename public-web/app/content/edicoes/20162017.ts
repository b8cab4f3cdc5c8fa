import type { Edicao } from '../types/edicao.ts';

export const edicao: Edicao = {
  lead: 'Os projetos distinguidos da edição de 2016/2017.',
  sample: true,
  awards: [
    {
      category: 'Prémio Global',
      title: 'Avós na escola',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'trophy', colour: 'imaginar' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
    {
      category: 'Projeto com Maior Impacto na Comunidade',
      title: 'Um abrigo para quem espera',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'house', colour: 'fazer' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
    {
      category: 'Projeto mais fácil de replicar',
      title: 'Padrinhos de leitura',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'hand', colour: 'sentir' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
    {
      category: 'Projeto Mais Amigo do Ambiente',
      title: 'O ribeiro é nosso',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'sprout', colour: 'fazer' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
    {
      category: 'Projeto mais Inovador',
      title: 'A rádio do intervalo',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'bulb', colour: 'partilhar' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
  ],
};
