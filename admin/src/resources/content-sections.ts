import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import EventIcon from '@mui/icons-material/Event';
import WallIcon from '@mui/icons-material/GridView';
import GroupsIcon from '@mui/icons-material/Groups';
import HandshakeIcon from '@mui/icons-material/Handshake';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import NewspaperIcon from '@mui/icons-material/Newspaper';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdf';
import QuizIcon from '@mui/icons-material/Quiz';
import WebIcon from '@mui/icons-material/Web';
import type { RaRecord } from 'ra-core';
import type { Schemas } from '../api-types.js';
import { pageSection, recordSection, type StatedRecords } from '../common/section/section.js';
import { convites } from './office-sections.js';

/** The content of the site: editors see to it, it may wait before it is public, and a removed record goes to the bin. */
const contentSection = <R extends RaRecord>(stated: Omit<StatedRecords<R>, 'papel' | 'hasBin'>) =>
  recordSection<R>({ papel: 'edicao', hasBin: true, hasDrafts: true, ...stated });

export const eventos = contentSection<Schemas['Evento']>({
  name: 'eventos',
  icon: EventIcon,
  label: 'Eventos',
  one: 'Evento',
  sitePath: ({ id }) => `/eventos/${id}`,
  hasPreview: true,
  api: { path: 'api/eventos', remove: 'api/eventos/delete' },
  order: { field: 'data', order: 'DESC' },
  list: () => import('./eventos/event-list.js'),
  form: () => import('./eventos/event-form.js'),
  create: { path: '/adicionar/evento', title: 'Adicionar Novo Evento', action: 'Adicionar Evento' },
  count: { place: 2, label: 'Eventos' },
  waiting: {
    key: 'eventosPorRever',
    one: 'evento já terminou e ainda não está nos anteriores',
    many: 'eventos já terminaram e ainda não estão nos anteriores',
    filter: { porRever: true },
  },
});

export const imprensa = contentSection<Schemas['Artigo']>({
  name: 'imprensa',
  icon: NewspaperIcon,
  label: 'Imprensa',
  one: 'Artigo',
  sitePath: ({ id }) => `/imprensa/${id}`,
  hasPreview: true,
  api: { path: 'api/imprensa', remove: 'api/imprensa/delete' },
  order: { field: 'data', order: 'DESC' },
  list: () => import('./imprensa/article-list.js'),
  form: () => import('./imprensa/article-form.js'),
  create: { path: '/adicionar/imprensa', title: 'Novo Artigo', action: 'Adicionar Artigo' },
  count: { place: 11, label: 'Imprensa' },
});

export const relatorios = contentSection<Schemas['Relatorio']>({
  name: 'relatorios',
  icon: PictureAsPdfIcon,
  label: 'Relatórios',
  one: 'Relatório',
  recordRepresentation: ({ nome_do_ficheiro }) => nome_do_ficheiro,
  hasDrafts: false,
  api: 'api/relatorios2',
  order: { field: 'data', order: 'DESC' },
  listPath: '/lista-de-relatorios',
  list: async () => ({ default: (await import('./relatorios/report-management.js')).ReportsSection }),
  screens: [
    {
      path: '/lista-de-relatorios',
      title: 'Gestão de Relatórios',
      load: async () => ({ default: (await import('./relatorios/report-management.js')).ReportManagement }),
    },
  ],
});

/** The pedagogical materials that visitors download. */
export const materiais = contentSection<Schemas['Material']>({
  name: 'materialpost',
  value: 'material-pedagogico',
  icon: MenuBookIcon,
  label: 'Material Pedagógico',
  words: 'recursos ficheiros descarregar',
  one: 'Material',
  sitePath: () => '/material',
  api: { path: 'materialpost', remove: 'api/materialpost/delete' },
  order: { field: 'createdAt', order: 'DESC' },
  list: () => import('./materiais/material-list.js'),
  form: () => import('./materiais/material-form.js'),
  create: { path: '/adicionar/material', title: 'Adicionar Material Pedagógico', action: 'Adicionar Material' },
  edit: { path: '/editar/material/:id', title: 'Editar Material Pedagógico' },
  count: { place: 8, label: 'Material pedagógico' },
});

/** The team: published members and drafts that wait for approval. */
export const equipa = contentSection<Schemas['Membro']>({
  name: 'equipa',
  icon: GroupsIcon,
  label: 'Equipa',
  one: 'Membro',
  sitePath: () => '/voluntariado',
  hasDrafts: false,
  api: { path: 'equipa', update: 'api/equipa', remove: 'api/equipa/delete' },
  order: { field: 'id', order: 'ASC', label: 'Ordem de entrada' },
  list: () => import('./equipa/member-list.js'),
  form: () => import('./equipa/member-form.js'),
  create: { path: '/adicionar/equipa', title: 'Adicionar Membro', action: 'Adicionar Membro' },
  within: [convites],
  count: { place: 9, label: 'Equipa' },
  waiting: {
    key: 'rascunhos',
    one: 'testemunho à espera de aprovação',
    many: 'testemunhos à espera de aprovação',
    filter: { rascunho: true },
  },
});

/** The words of the site's pages, and who the association is. */
export const paginas = pageSection({
  value: 'paginas',
  papel: 'edicao',
  icon: WebIcon,
  label: 'Páginas',
  words: 'textos do site',
  places: async () => (await import('./paginas/page-places.js')).pagePlaces,
  list: () => import('./paginas/page-map.js'),
  screens: [{ path: '/editar/paginas/:id', title: 'Editar Página', load: () => import('./paginas/page-form.js') }],
});

/** The page of the site that shows the partners. */
export const PARTNERS_PAGE = '/oportunidades';

export const parceiros = contentSection<Schemas['Parceiro']>({
  name: 'parceiros',
  icon: HandshakeIcon,
  label: 'Parceiros',
  one: 'Parceiro',
  sitePath: () => PARTNERS_PAGE,
  order: { field: 'ordem', order: 'ASC', label: 'Ordem no site' },
  list: () => import('./parceiros/partner-list.js'),
  form: () => import('./parceiros/partner-form.js'),
  create: { path: '/adicionar/parceiro', title: 'Adicionar Parceiro', action: 'Adicionar Parceiro' },
});

/** The questions and answers of the site's pages. */
export const perguntas = contentSection<Schemas['Pergunta']>({
  name: 'perguntas',
  icon: QuizIcon,
  label: 'Perguntas',
  one: 'Pergunta',
  isFeminine: true,
  recordRepresentation: ({ pergunta }) => pergunta,
  sitePath: ({ pagina }) => `/${pagina}`,
  order: { field: 'pagina', order: 'ASC', label: 'Ordem no site' },
  list: () => import('./perguntas/question-list.js'),
  form: () => import('./perguntas/question-form.js'),
  create: { path: '/adicionar/pergunta', title: 'Adicionar Pergunta', action: 'Adicionar Pergunta' },
});

/** The editions of the Desafio Escolar, each at its address on the site. */
export const edicoes = contentSection<Schemas['EdicaoResumida']>({
  name: 'edicoes',
  icon: EmojiEventsIcon,
  label: 'Edições',
  one: 'Edição',
  isFeminine: true,
  recordRepresentation: ({ anoLetivo }) => anoLetivo,
  sitePath: ({ chave }) => `/${chave}`,
  order: { field: 'chave', order: 'DESC' },
  list: () => import('./edicoes/edition-list.js'),
  form: () => import('./edicoes/edition-form.js'),
  create: { path: '/adicionar/edicao', title: 'Nova Edição', action: 'Nova Edição' },
});

/** The projects of all editions that the site shows. */
export const mural = contentSection<Schemas['ProjetoMural']>({
  name: 'mural',
  icon: WallIcon,
  label: 'Mural de projetos',
  words: 'projetos prémios distinguidos arquivo desafio escolar',
  one: 'Projeto do mural',
  many: 'Projetos do mural',
  sitePath: ({ id }) => `/projetos/${id}`,
  hasPreview: true,
  order: { field: 'edicao', order: 'DESC' },
  list: () => import('./mural/wall-list.js'),
  form: () => import('./mural/wall-form.js'),
  create: { path: '/adicionar/projeto', title: 'Novo Projeto', action: 'Adicionar Projeto' },
  edit: { path: '/editar/mural/:id', title: 'Editar Projeto' },
});
