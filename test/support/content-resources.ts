import { wholeEvento } from './eventos.js';

/** A resource of content that people edit: where its calls are, and two whole records of it. */
export interface ContentResource {
  resource: string;
  create: string;
  one: (id: number) => string;
  update: (id: number) => string;
  remove: (id: number) => string;
  first: Record<string, unknown>;
  second: Record<string, unknown>;
  /** The field that says which one it is. */
  title: string;
}

const PICTURE = 'https://imagens.exemplo.pt/capa.jpg';
const artigo = {
  titulo: 'Recreio novo',
  categoria: 'Jornal',
  hook: 'Uma chamada',
  descricao: 'Um texto.',
  data: '2026-03-01T10:00:00.000Z',
  url: PICTURE,
  video: 'https://videos.exemplo.pt/v/1',
  fotos: [PICTURE],
};
const membro = { nome: 'Zulmira Exemplo', estado: 'Atual', testemunho: 'Gostei muito.', img: PICTURE };
const material = { titulo: 'Guia', texto: 'Quatro passos.', download: 'https://exemplo.pt/guia.pdf', img: PICTURE };

const projeto = { edicao: '20252026', titulo: 'A horta', escola: 'Escola', fazer: 'Plantámos.', imagem: PICTURE };
const parceiro = { nome: 'Zarco', descricao: 'Apoia-nos.', ligacao: 'https://exemplo.pt/', desde: '2021-01-01' };
const pergunta = { pagina: 'faq', grupo: 'Participar', pergunta: 'Quando?', resposta: 'Em abril.' };

/** Every resource of content that is replaced by a PUT. */
export const contentResources: readonly ContentResource[] = [
  {
    resource: 'eventos',
    create: '/api/eventos',
    one: (id) => `/api/eventos/${id}`,
    update: (id) => `/api/eventos/${id}`,
    remove: (id) => `/api/eventos/delete/${id}`,
    first: wholeEvento,
    second: { ...wholeEvento, titulo: 'Outro título', dataFim: null, fotos: [] },
    title: 'titulo',
  },
  {
    resource: 'imprensa',
    create: '/api/imprensa',
    one: (id) => `/api/imprensa/${id}`,
    update: (id) => `/api/imprensa/${id}`,
    remove: (id) => `/api/imprensa/delete/${id}`,
    first: artigo,
    second: { ...artigo, titulo: 'Outro título', fotos: [] },
    title: 'titulo',
  },
  {
    resource: 'equipa',
    create: '/equipa',
    one: (id) => `/equipa/${id}`,
    update: (id) => `/api/equipa/${id}`,
    remove: (id) => `/api/equipa/delete/${id}`,
    first: membro,
    second: { ...membro, nome: 'Outro nome', testemunho: 'Mudei de ideias.' },
    title: 'nome',
  },
  {
    resource: 'materialpost',
    create: '/materialpost',
    one: (id) => `/materialpost/${id}`,
    update: (id) => `/materialpost/${id}`,
    remove: (id) => `/api/materialpost/delete/${id}`,
    first: material,
    second: { ...material, titulo: 'Outro título', texto: 'Cinco passos.' },
    title: 'titulo',
  },
  {
    resource: 'parceiros',
    create: '/api/parceiros',
    one: (id) => `/api/parceiros/${id}`,
    update: (id) => `/api/parceiros/${id}`,
    remove: (id) => `/api/parceiros/${id}`,
    first: parceiro,
    second: { ...parceiro, nome: 'Outro parceiro', descricao: 'Também nos apoia.' },
    title: 'nome',
  },
  {
    resource: 'mural',
    create: '/api/mural',
    one: (id) => `/api/mural/${id}`,
    update: (id) => `/api/mural/${id}`,
    remove: (id) => `/api/mural/${id}`,
    first: projeto,
    second: { ...projeto, titulo: 'Outro título', fazer: 'Plantámos couves.', imagem: null },
    title: 'titulo',
  },
  {
    resource: 'perguntas',
    create: '/api/perguntas',
    one: (id) => `/api/perguntas/${id}`,
    update: (id) => `/api/perguntas/${id}`,
    remove: (id) => `/api/perguntas/${id}`,
    first: pergunta,
    second: { ...pergunta, pergunta: 'Outra pergunta?', resposta: 'Outra resposta.' },
    title: 'pergunta',
  },
];
