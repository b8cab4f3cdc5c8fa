import { SAMPLE_NOTE, sampleTitle } from './sample-note.js';

/** One sample of pedagogical material; its download is a PDF made of its texts. */
export interface SampleMaterial {
  titulo: string;
  texto: string;
  /** A folder of `samples/pictures/`. */
  picture: string;
}

const material = (titulo: string, picture: string, text: string): SampleMaterial => ({
  titulo: sampleTitle(titulo),
  texto: `${text} ${SAMPLE_NOTE}`,
  picture,
});

export const sampleMaterials: readonly SampleMaterial[] = [
  material(
    'Guia dos quatro passos',
    'guide',
    'Sentir, Imaginar, Fazer e Partilhar, explicados em duas páginas para professores.',
  ),
  material('Cartões de Sentir', 'feeling-cards', 'Vinte perguntas para percorrer a escola com olhos de investigador.'),
  material(
    'Folhas de Imaginar',
    'idea-sheets',
    'Grelhas e jogos rápidos para chegar a muitas ideias sem travar ninguém.',
  ),
  material(
    'Plano de Fazer',
    'plan',
    'Quem faz o quê, até quando e com que materiais: um cartaz para a parede da sala.',
  ),
  material('Modelo de Partilhar', 'telling', 'Como contar um projeto em três minutos, com um guião para preencher.'),
];

/** How many of the past years have a sample report. */
export const SAMPLE_REPORT_YEARS = 4;

export const sampleReportName = (year: number) => sampleTitle(`Relatório de atividades ${year}`);
