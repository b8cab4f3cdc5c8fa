import { pdf } from '../../../support/samples.js';
import type { AdminApi } from './admin-api.js';
import { picture } from './picture.js';

/** A list, and a row for it as long as people make them. */
export interface LongRow {
  readonly path: string;
  /** Makes the row; a search for the mark finds it. */
  readonly make: (api: AdminApi, mark: string) => Promise<unknown>;
}

const title = (mark: string): string =>
  `${mark} Encontro nacional de professores e educadores no Centro Cultural de Viana do Castelo, com oficinas para todas as idades`;
const person = (mark: string): string =>
  `${mark} Maria da Conceição de Albuquerque e Vasconcelos Figueiredo-Cavalcanti`;
const email = (mark: string): string => `${mark}.maria.de.albuquerque.e.vasconcelos@agrupamento-de-escolas-exemplo.pt`;

async function image(api: AdminApi, mark: string): Promise<string> {
  const name = `${mark}_fotografia_do_encontro_nacional_de_professores_e_educadores.jpg`;
  return api.upload(name, (await picture(name)).buffer, 'image/jpeg');
}

const sendContact: LongRow['make'] = (api, mark) =>
  api.sendContact({ nome: person(mark), email: email(mark), assunto: title(mark), descricao: title(mark) }, pdf());

const enquiry =
  (path: string, more: Record<string, string> = {}): LongRow['make'] =>
  (api, mark) =>
    api.call('POST', path, { nome: person(mark), email: email(mark), mensagem: title(mark), ...more });

const register: LongRow['make'] = (api, mark) => {
  const school = { nomeEscola: title(mark), emailEscola: email(mark), morada: 'Rua A', codigoPostal: '4400-000' };
  const teacher = { nomeResponsavel: person(mark), emailResponsavel: email(mark), contactoTelefonico: '223456789' };
  const consent = { descricao: title(mark), privacidade: 'true', captcha: 'true' };
  return api.submit('/festival', { ...school, ...teacher, ...consent }, { cv: pdf() });
};

/** Lists of the back office: one that is not among them is looked at with the rows that it has. */
export const longRows: readonly LongRow[] = [
  { path: '/dashboard/mensagens', make: sendContact },
  {
    path: '/dashboard/modelos-de-resposta',
    make: (api, mark) =>
      api.call('POST', '/api/modelos-resposta', { nome: title(mark).slice(0, 100), texto: title(mark) }),
  },
  {
    path: '/dashboard/mural',
    make: async (api, mark) =>
      api.call('POST', '/api/mural', {
        titulo: title(mark),
        edicao: '20262027',
        ordem: 90,
        fazer: title(mark),
        imagem: await image(api, mark),
      }),
  },
  {
    path: '/dashboard/utilizadores',
    make: (api, mark) =>
      api.call('POST', '/api/register', { nome: person(mark), email: email(mark), password: `p4l4vra ${mark}` }),
  },
  {
    path: '/dashboard/eventos',
    make: async (api, mark) =>
      api.createEvent({
        titulo: title(mark),
        tipo: 'decorrer',
        data: '2026-12-28T10:00:00.000Z',
        local: 'Viana do Castelo',
        descricao: title(mark).repeat(4),
        url: await image(api, mark),
      }),
  },
  {
    path: '/dashboard/imprensa',
    make: async (api, mark) =>
      api.call('POST', '/api/imprensa', {
        titulo: title(mark),
        descricao: 'Texto.',
        Categoria: 'Jornal regional de grande circulação',
        data: '2026-09-28T10:00:00.000Z',
        url: await image(api, mark),
      }),
  },
  {
    path: '/dashboard/parceiros',
    make: async (api, mark) =>
      api.call('POST', '/api/parceiros', {
        nome: title(mark).slice(0, 120),
        descricao: title(mark),
        desde: '2090-01-01',
        logo: await image(api, mark),
      }),
  },
  {
    path: '/dashboard/perguntas',
    make: (api, mark) =>
      api.call('POST', '/api/perguntas', {
        pagina: 'faq',
        grupo: 'Perguntas de quem nunca participou',
        pergunta: title(mark),
        resposta: title(mark),
      }),
  },
  { path: '/dashboard/contactos', make: sendContact },
  {
    path: '/dashboard/voluntariado',
    make: (api, mark) => {
      const form = {
        nome: person(mark),
        email: email(mark),
        idade: '24',
        telefone: '912345678',
        estudando: 'Estudante',
      };
      return api.submit('/formularios', { ...form, motivacao: title(mark), acceptPolicy: 'true' }, { cv: pdf() });
    },
  },
  {
    path: '/dashboard/oportunidades',
    make: (api, mark) => {
      const form = { nome: person(mark), email: email(mark), motivo: 'Outro', descricao: title(mark) };
      return api.submit('/oportunidades', { ...form, newsletter: 'false', privacidade: 'true' }, { documento: pdf() });
    },
  },
  { path: '/dashboard/festival', make: register },
  { path: '/dashboard/participacoes', make: register },
  {
    path: '/dashboard/newsletter',
    make: (api, mark) => api.call('POST', '/api/newsletter', { nome: person(mark), email: email(mark) }),
  },
  { path: '/dashboard/upload', make: image },
  {
    path: '/lista-de-relatorios',
    make: (api, mark) => api.addReport(`${title(mark)}`, 2025, pdf()),
  },
  { path: '/dashboard/material', make: enquiry('/material') },
  { path: '/dashboard/sessoes', make: enquiry('/sessoes', { tipo: 'Arranque do Projeto' }) },
  { path: '/dashboard/formacoes', make: enquiry('/formacoes', { tipo: 'Oficina DFC' }) },
  {
    path: '/dashboard/material-pedagogico',
    make: async (api, mark) =>
      api.call('POST', '/materialpost', {
        titulo: title(mark),
        texto: 'Texto.',
        download: 'https://example.org/folha.pdf',
        img: await image(api, mark),
      }),
  },
  {
    path: '/dashboard/equipa',
    make: async (api, mark) =>
      api.call('POST', '/equipa', {
        nome: person(mark),
        estado: 'Coordenação pedagógica 2025-2026',
        testemunho: 'Olá.',
        img: await image(api, mark),
        rascunho: true,
      }),
  },
  {
    path: '/dashboard/equipa/convites',
    make: (api, mark) => api.call('POST', '/api/convites', { nota: title(mark) }),
  },
];
