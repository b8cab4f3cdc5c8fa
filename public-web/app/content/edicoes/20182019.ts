import type { Edicao } from '../types/edicao.ts';

export const edicao: Edicao = {
  lead: 'Os projetos distinguidos da edição de 2018/2019.',
  sample: true,
  awards: [
    {
      category: 'Prémio Global',
      title: 'Cartas para o lar',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'trophy', colour: 'imaginar' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
    {
      category: 'Projeto com Maior Impacto na Comunidade',
      title: 'A praça das crianças',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'house', colour: 'fazer' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
    {
      category: 'Projeto mais fácil de replicar',
      title: 'Brinquedos com segunda vida',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'hand', colour: 'sentir' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
    {
      category: 'Projeto Mais Amigo do Ambiente',
      title: 'Água que não se perde',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'sprout', colour: 'fazer' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
    {
      category: 'Projeto mais Inovador',
      title: 'A biblioteca ao ar livre',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'bulb', colour: 'partilhar' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
  ],
};
