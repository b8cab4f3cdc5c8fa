import type { Edicao } from '../types/edicao.ts';

export const edicao: Edicao = {
  lead: 'Os projetos distinguidos da edição de 2015/2016.',
  sample: true,
  awards: [
    {
      category: 'Prémio Global',
      title: 'Um recreio para todos',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'trophy', colour: 'imaginar' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
    {
      category: 'Projeto com Maior Impacto na Comunidade',
      title: 'A horta da nossa rua',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'house', colour: 'fazer' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
    {
      category: 'Projeto mais fácil de replicar',
      title: 'Livros que viajam',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'hand', colour: 'sentir' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
    {
      category: 'Projeto Mais Amigo do Ambiente',
      title: 'Menos plástico ao almoço',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'sprout', colour: 'fazer' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
    {
      category: 'Projeto mais Inovador',
      title: 'O semáforo das emoções',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'bulb', colour: 'partilhar' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
  ],
};
