import { SAMPLE_NOTE, sampleTitle } from './sample-files.js';

/** One sample article; days count back from the day on which the database is made. */
interface SampleArticle {
  titulo: string;
  categoria: string;
  hook: string;
  descricao: string;
  daysAgo: number;
  /** A folder of `samples/pictures/`. */
  picture: string;
  photos: readonly string[];
}

const sample = (
  titulo: string,
  categoria: string,
  daysAgo: number,
  [picture, ...photos]: readonly [string, ...string[]],
  hook: string,
  text: string,
) => ({
  titulo: sampleTitle(titulo),
  categoria,
  hook,
  descricao: `${text}\n\n${SAMPLE_NOTE}`,
  daysAgo,
  picture,
  photos,
});

export const sampleArticles: readonly SampleArticle[] = [
  sample(
    'Turma transforma o recreio numa sala ao ar livre',
    'Jornal',
    6,
    ['building', 'playground', 'garden', 'volunteers'],
    'Bancos de madeira, sombra e uma regra: aqui ninguém fica sozinho.',
    'Tudo começou com uma pergunta simples: onde é que ninguém se quer sentar? A turma percorreu o recreio, desenhou um mapa do que cada pessoa sentia em cada canto e escolheu o mais esquecido.\n\nDepois de muitas ideias no papel, construiu bancos com madeira recuperada e plantou árvores de crescimento rápido.',
  ),
  sample(
    'Alunos ensinam os avós a usar o telemóvel',
    'Rádio',
    19,
    ['library', 'classroom', 'books'],
    'Às quintas-feiras, a biblioteca muda de professores.',
    'Uma escola descobriu que muitos avós não conseguiam falar com os netos que moram longe. A resposta foi uma oficina semanal em que os mais novos ensinam e os mais velhos contam histórias.',
  ),
  sample(
    'Menos barulho na cantina, mais conversa à mesa',
    'Jornal',
    41,
    ['canteen', 'ideas', 'school'],
    'Um semáforo de cartão e mesas redondas mudaram a hora de almoço.',
    'A turma mediu o ruído durante uma semana, conversou com os assistentes e experimentou três soluções. A que ficou custou menos do que um jogo de mesa.',
  ),
  sample(
    'O caminho para a escola feito a pé e em companhia',
    'Televisão',
    77,
    ['walking', 'school'],
    'Um autocarro sem motor, com paragens e horário.',
    'Os alunos desenharam percursos seguros, pintaram paragens no passeio e combinaram turnos com as famílias.',
  ),
  sample(
    'Uma horta que alimenta a cozinha da escola',
    'Jornal',
    118,
    ['garden', 'canteen', 'building', 'school'],
    'Da semente ao prato em cem dias.',
    'Entre couves e cenouras, a turma aprendeu a medir, a esperar e a repartir o trabalho.',
  ),
  sample(
    'Crianças escrevem o regulamento dos brinquedos',
    'Blogue',
    163,
    ['playground', 'listening'],
    'Quem decide de quem é a vez? Eles decidiram.',
    'Depois de semanas de discussões no recreio, uma turma do primeiro ciclo escreveu, votou e afixou as suas próprias regras.',
  ),
  sample(
    'Livros que viajam entre escolas',
    'Rádio',
    214,
    ['books', 'library', 'classroom'],
    'Uma caixa, um caderno e quatro escolas.',
    'Cada livro leva dentro um caderno onde quem lê deixa uma mensagem a quem vem a seguir.',
  ),
  sample(
    'Festival junta projetos de todo o país',
    'Televisão',
    301,
    ['stage', 'exhibition', 'volunteers', 'ideas'],
    'No palco, a palavra foi das crianças e dos jovens.',
    'Durante uma manhã, as turmas contaram o que sentiram, o que imaginaram e o que fizeram.',
  ),
];

/** One sample of pedagogical material; its download is a PDF made of its texts. */
interface SampleMaterial {
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
