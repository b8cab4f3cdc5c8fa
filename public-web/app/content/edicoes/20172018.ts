import type { Edicao } from '../types/edicao.ts';

export const edicao: Edicao = {
  lead: 'Os projetos distinguidos da edição de 2017/2018.',
  sample: true,
  awards: [
    {
      category: 'Prémio Global',
      title: 'Ninguém come sozinho',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'trophy', colour: 'imaginar' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
    {
      category: 'Projeto com Maior Impacto na Comunidade',
      title: 'Passeios sem barreiras',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'house', colour: 'fazer' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
    {
      category: 'Projeto mais fácil de replicar',
      title: 'A caixa das perguntas',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'hand', colour: 'sentir' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
    {
      category: 'Projeto Mais Amigo do Ambiente',
      title: 'Árvores com nome',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'sprout', colour: 'fazer' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
    {
      category: 'Projeto mais Inovador',
      title: 'O muro que fala',
      sponsor: 'Patrocinador (exemplo)',
      school: 'Escola (exemplo)',
      image: { shape: 'bulb', colour: 'partilhar' },
      video: 'https://www.youtube.com/@dfcportugal',
    },
  ],
};
