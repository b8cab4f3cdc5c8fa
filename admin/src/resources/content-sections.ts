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
import type { Schemas } from '../api-types.js';
import { lazyScreen } from '../common/lazy-part.js';
import { pageSection, recordSection } from '../common/section/section.js';
import { restPaths } from '../data-provider/api-paths.js';
import { convites } from './office-sections.js';

export const eventos = recordSection<Schemas['Evento']>({
  name: 'eventos',
  papel: 'edicao',
  icon: EventIcon,
  label: 'Eventos',
  one: 'Evento',
  recordRepresentation: ({ titulo }) => titulo,
  sitePath: ({ id }) => `/eventos/${id}`,
  hasBin: true,
  hasDrafts: true,
  hasPreview: true,
  api: { ...restPaths('api/eventos'), remove: (id) => `api/eventos/delete/${id}` },
  order: { field: 'data', order: 'DESC' },
  list: () => import('./eventos/event-list.js'),
  form: {
    load: () => import('./eventos/event-form.js'),
    create: { path: '/adicionar/evento', title: 'Adicionar Novo Evento', action: 'Adicionar Evento' },
    edit: { path: '/editar/eventos/:id', title: 'Editar Evento' },
  },
  count: { place: 2, label: 'Eventos' },
  waiting: {
    key: 'eventosPorRever',
    one: 'evento já terminou e ainda não está nos anteriores',
    many: 'eventos já terminaram e ainda não estão nos anteriores',
  },
});

export const imprensa = recordSection<Schemas['Artigo']>({
  name: 'imprensa',
  papel: 'edicao',
  icon: NewspaperIcon,
  label: 'Imprensa',
  one: 'Artigo',
  recordRepresentation: ({ titulo }) => titulo,
  sitePath: ({ id }) => `/imprensa/${id}`,
  hasBin: true,
  hasDrafts: true,
  hasPreview: true,
  api: { ...restPaths('api/imprensa'), remove: (id) => `api/imprensa/delete/${id}` },
  order: { field: 'data', order: 'DESC' },
  list: () => import('./imprensa/article-list.js'),
  form: {
    load: () => import('./imprensa/article-form.js'),
    create: { path: '/adicionar/imprensa', title: 'Novo Artigo', action: 'Adicionar Artigo' },
    edit: { path: '/editar/imprensa/:id', title: 'Editar Artigo' },
  },
  count: { place: 11, label: 'Imprensa' },
});

export const relatorios = recordSection<Schemas['Relatorio']>({
  name: 'relatorios',
  papel: 'edicao',
  icon: PictureAsPdfIcon,
  label: 'Relatórios',
  one: 'Relatório',
  recordRepresentation: ({ nome_do_ficheiro }) => nome_do_ficheiro,
  hasBin: true,
  api: 'api/relatorios2',
  order: { field: 'data', order: 'DESC' },
  listPath: '/lista-de-relatorios',
  list: async () => ({ default: (await import('./relatorios/report-management.js')).ReportsSection }),
  screens: [
    {
      path: '/lista-de-relatorios',
      title: 'Gestão de Relatórios',
      screen: lazyScreen(async () => ({
        default: (await import('./relatorios/report-management.js')).ReportManagement,
      })),
    },
  ],
});

/** The pedagogical materials that visitors download. */
export const materiais = recordSection<Schemas['Material']>({
  name: 'materialpost',
  value: 'material-pedagogico',
  papel: 'edicao',
  icon: MenuBookIcon,
  label: 'Material Pedagógico',
  words: 'recursos ficheiros descarregar',
  one: 'Material',
  recordRepresentation: ({ titulo }) => titulo,
  sitePath: () => '/material',
  hasBin: true,
  hasDrafts: true,
  api: { ...restPaths('materialpost'), remove: (id) => `api/materialpost/delete/${id}` },
  order: { field: 'createdAt', order: 'DESC' },
  list: () => import('./materiais/material-list.js'),
  form: {
    load: () => import('./materiais/material-form.js'),
    create: { path: '/adicionar/material', title: 'Adicionar Material Pedagógico', action: 'Adicionar Material' },
    edit: { path: '/editar/material/:id', title: 'Editar Material Pedagógico' },
  },
  count: { place: 8, label: 'Material pedagógico' },
});

/** The team: published members and drafts that wait for approval. */
export const equipa = recordSection<Schemas['Membro']>({
  name: 'equipa',
  papel: 'edicao',
  icon: GroupsIcon,
  label: 'Equipa',
  one: 'Membro',
  recordRepresentation: ({ nome }) => nome,
  sitePath: () => '/voluntariado',
  hasBin: true,
  api: { ...restPaths('equipa'), update: (id) => `api/equipa/${id}`, remove: (id) => `api/equipa/delete/${id}` },
  order: { field: 'id', order: 'ASC', label: 'Ordem de entrada' },
  list: () => import('./equipa/member-list.js'),
  form: {
    load: () => import('./equipa/member-form.js'),
    create: { path: '/adicionar/equipa', title: 'Adicionar Membro', action: 'Adicionar Membro' },
    edit: { path: '/editar/equipa/:id', title: 'Editar Membro' },
  },
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
  screens: [
    {
      path: '/editar/paginas/:id',
      title: 'Editar Página',
      screen: lazyScreen(() => import('./paginas/page-form.js')),
    },
  ],
});

/** The page of the site that shows the partners. */
export const PARTNERS_PAGE = '/oportunidades';

export const parceiros = recordSection<Schemas['Parceiro']>({
  name: 'parceiros',
  papel: 'edicao',
  icon: HandshakeIcon,
  label: 'Parceiros',
  one: 'Parceiro',
  recordRepresentation: ({ nome }) => nome,
  sitePath: () => PARTNERS_PAGE,
  hasBin: true,
  hasDrafts: true,
  api: 'api/parceiros',
  order: { field: 'ordem', order: 'ASC', label: 'Ordem no site' },
  list: () => import('./parceiros/partner-list.js'),
  form: {
    load: () => import('./parceiros/partner-form.js'),
    create: { path: '/adicionar/parceiro', title: 'Adicionar Parceiro', action: 'Adicionar Parceiro' },
    edit: { path: '/editar/parceiros/:id', title: 'Editar Parceiro' },
  },
});

/** The questions and answers of the site's pages. */
export const perguntas = recordSection<Schemas['Pergunta']>({
  name: 'perguntas',
  papel: 'edicao',
  icon: QuizIcon,
  label: 'Perguntas',
  one: 'Pergunta',
  recordRepresentation: ({ pergunta }) => pergunta,
  sitePath: ({ pagina }) => `/${pagina}`,
  hasBin: true,
  hasDrafts: true,
  api: 'api/perguntas',
  order: { field: 'pagina', order: 'ASC', label: 'Ordem no site' },
  list: () => import('./perguntas/question-list.js'),
  form: {
    load: () => import('./perguntas/question-form.js'),
    create: { path: '/adicionar/pergunta', title: 'Adicionar Pergunta', action: 'Adicionar Pergunta' },
    edit: { path: '/editar/perguntas/:id', title: 'Editar Pergunta' },
  },
});

/** The editions of the Desafio Escolar, each at its address on the site. */
export const edicoes = recordSection<Schemas['EdicaoResumida']>({
  name: 'edicoes',
  papel: 'edicao',
  icon: EmojiEventsIcon,
  label: 'Edições',
  one: 'Edição',
  recordRepresentation: ({ anoLetivo }) => anoLetivo,
  sitePath: ({ chave }) => `/${chave}`,
  api: 'api/edicoes',
  hasBin: true,
  hasDrafts: true,
  order: { field: 'chave', order: 'DESC' },
  list: () => import('./edicoes/edition-list.js'),
  form: {
    load: () => import('./edicoes/edition-form.js'),
    create: { path: '/adicionar/edicao', title: 'Nova Edição', action: 'Nova edição' },
    edit: { path: '/editar/edicoes/:id', title: 'Editar Edição' },
  },
});

/** The projects of all editions that the site shows. */
export const mural = recordSection<Schemas['ProjetoMural']>({
  name: 'mural',
  papel: 'edicao',
  icon: WallIcon,
  label: 'Mural de projetos',
  words: 'projetos prémios distinguidos arquivo desafio escolar',
  one: 'Projeto do mural',
  many: 'Projetos do mural',
  recordRepresentation: ({ titulo }) => titulo,
  sitePath: ({ id }) => `/projetos/${id}`,
  api: 'api/mural',
  hasBin: true,
  hasDrafts: true,
  hasPreview: true,
  order: { field: 'edicao', order: 'DESC' },
  list: () => import('./mural/wall-list.js'),
  form: {
    load: () => import('./mural/wall-form.js'),
    create: { path: '/adicionar/projeto', title: 'Novo Projeto', action: 'Adicionar projeto' },
    edit: { path: '/editar/mural/:id', title: 'Editar Projeto' },
  },
});
