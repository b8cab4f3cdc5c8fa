const CHANNEL = 'https://www.youtube.com/@dfcportugal';
const FESTIVAL = 'https://www.youtube.com/watch?v=xXnT8snU7Lo';

type Emblem = readonly [forma: string, cor: string];
type Award = readonly [premio: string, titulo: string, emblem: Emblem];

/** The awards of the first editions, each with its drawing. */
const firstAwards = [
  ['Prémio Global', ['trophy', 'imaginar']],
  ['Projeto com Maior Impacto na Comunidade', ['house', 'fazer']],
  ['Projeto mais fácil de replicar', ['hand', 'sentir']],
  ['Projeto Mais Amigo do Ambiente', ['sprout', 'fazer']],
  ['Projeto mais Inovador', ['bulb', 'partilhar']],
] as const;

/** The first editions, each with the winners in the order of the awards. */
const first: readonly (readonly [chave: string, emblem: Emblem, titulos: readonly string[]])[] = [
  [
    '20152016',
    ['sprout', 'fazer'],
    [
      'Um recreio para todos',
      'A horta da nossa rua',
      'Livros que viajam',
      'Menos plástico ao almoço',
      'O semáforo das emoções',
    ],
  ],
  [
    '20162017',
    ['bird', 'partilhar'],
    [
      'Avós na escola',
      'Um abrigo para quem espera',
      'Padrinhos de leitura',
      'O ribeiro é nosso',
      'A rádio do intervalo',
    ],
  ],
  [
    '20172018',
    ['bulb', 'imaginar'],
    ['Ninguém come sozinho', 'Passeios sem barreiras', 'A caixa das perguntas', 'Árvores com nome', 'O muro que fala'],
  ],
  [
    '20182019',
    ['hand', 'sentir'],
    [
      'Cartas para o lar',
      'A praça das crianças',
      'Brinquedos com segunda vida',
      'Água que não se perde',
      'A biblioteca ao ar livre',
    ],
  ],
  [
    '20202021',
    ['megaphone', 'partilhar'],
    ['Perto, mesmo longe', 'Compras à porta', 'Aulas entre vizinhos', 'Máscaras sem lixo', 'O jornal da janela'],
  ],
];

/** The later ones: each with the category, the project and the drawing of its awards. */
const later: readonly (readonly [chave: string, emblem: Emblem, awards: readonly Award[]])[] = [
  [
    '20212022',
    ['house', 'fazer'],
    [
      ['Projeto com Maior Impacto nos Alunos', 'A sala que respira', ['heart', 'sentir']],
      ['Projeto com Maior Impacto na Comunidade', 'Um banco para conversar', ['house', 'fazer']],
      ['Projeto Revelação', 'O correio dos abraços', ['star', 'partilhar']],
    ],
  ],
  [
    '20222023',
    ['heart', 'sentir'],
    [
      ['Projeto com Maior Impacto nos Alunos', 'Mediadores do recreio', ['heart', 'sentir']],
      ['Projeto com Maior Impacto na Comunidade', 'A rua sem carros à sexta', ['house', 'fazer']],
      ['Projeto Revelação', 'Sementes na paragem', ['star', 'partilhar']],
    ],
  ],
  [
    '20232024',
    ['sun', 'partilhar'],
    [
      ['Impacto nos Alunos', 'Aprender a ouvir', ['heart', 'sentir']],
      ['Impacto na Comunidade', 'Lanche para dois', ['house', 'fazer']],
      ['Revelação', 'O mapa dos cheiros', ['star', 'partilhar']],
    ],
  ],
  [
    '20242025',
    ['trophy', 'imaginar'],
    [
      ['Impacto na Comunidade', 'Costuras da aldeia', ['house', 'fazer']],
      ['Impacto nos Alunos', 'Hoje ensino eu', ['heart', 'sentir']],
      ['Revelação 2025', 'A orquestra do lixo', ['star', 'partilhar']],
    ],
  ],
];

const years = (chave: string) => `${chave.slice(0, 4)}/${chave.slice(4)}`;

const thanks = [
  {
    titulo: 'Dar Voz aos Estudantes',
    nomes: [
      'Agrupamento de Escolas A (exemplo)',
      'Agrupamento de Escolas B (exemplo)',
      'Escola Secundária C (exemplo)',
    ],
  },
  {
    titulo: 'Procuramos Super-Heróis',
    nomes: ['Escola Básica D (exemplo)', 'Escola Básica E (exemplo)', 'Colégio F (exemplo)'],
  },
];

/** Introductions of the two editions that differ from the others. */
const ownWords: Readonly<Partial<Record<string, string>>> = {
  '20202021': 'Um ano diferente, com escolas abertas e fechadas. Os alunos não pararam.',
  '20242025': 'Os prémios e os projetos que participaram em 2024/2025. O vídeo do festival está a ser preparado.',
};

/** An edition of which nothing is said. */
const empty = {
  video: null,
  videoProvisorio: 0,
  tituloPremios: null,
  agradecimentos: '[]',
  exemplo: 1,
  versao: 1,
  inscricoesAbrem: null,
  inscricoesFecham: null,
  submissaoAbre: null,
  submissaoFecha: null,
  resultados: null,
  custo: null,
};

const firstRows = first.map(([chave, [forma, cor]]) => ({
  ...empty,
  chave,
  introducao: ownWords[chave] ?? `Os projetos distinguidos da edição de ${years(chave)}.`,
  forma,
  cor,
  agradecimentos: JSON.stringify(chave === '20202021' ? thanks : []),
}));

const laterRows = later.map(([chave, [forma, cor]]) => ({
  ...empty,
  chave,
  introducao: ownWords[chave] ?? `O festival, os prémios e os projetos que participaram em ${years(chave)}.`,
  forma,
  cor,
  video: chave === '20242025' ? null : FESTIVAL,
  videoProvisorio: chave === '20242025' ? 1 : 0,
  tituloPremios: 'Prémios',
}));

const present = {
  ...empty,
  chave: '20262027',
  introducao: 'A edição de 2026/2027 do Desafio Escolar.',
  forma: 'star',
  cor: 'imaginar',
  exemplo: 0,
  inscricoesAbrem: '2026-09-01',
  inscricoesFecham: '2027-04-30',
  submissaoAbre: '2027-05-01',
  submissaoFecha: '2027-05-31',
  resultados: '2027-06-30',
  custo: 'Gratuito',
};

/** Rows of the nine editions that the site had before they could be edited, and of the present one. */
export const editions = [...firstRows, ...laterRows, present];

function project(edicao: string, place: number, [premio, titulo, [forma, cor]]: Award) {
  const own = { edicao, ordem: place + 1, titulo, escola: 'Escola (exemplo)', premio, forma, cor };
  return { ...own, fotos: '[]', exemplo: 1, versao: 1 };
}

const firstProjects = first.flatMap(([edicao, , titulos]) =>
  firstAwards.map(([premio, emblem], place) => ({
    ...project(edicao, place, [premio, titulos[place] ?? '', emblem]),
    patrocinio: 'Patrocinador (exemplo)',
    video: CHANNEL,
    url: null,
  })),
);

const laterProjects = later.flatMap(([edicao, , awards]) =>
  awards.map((award, place) => ({
    ...project(edicao, place, award),
    patrocinio: null,
    video: null,
    url: 'https://dfcworld.org',
  })),
);

/** Rows of the projects that won an award in those editions. */
export const projects = [...firstProjects, ...laterProjects];
