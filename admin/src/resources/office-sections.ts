import AssignmentIndIcon from '@mui/icons-material/AssignmentInd';
import BarChartIcon from '@mui/icons-material/BarChart';
import CampaignIcon from '@mui/icons-material/Campaign';
import ChildCareIcon from '@mui/icons-material/ChildCare';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import DashboardIcon from '@mui/icons-material/Dashboard';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditNoteIcon from '@mui/icons-material/EditNote';
import HistoryIcon from '@mui/icons-material/History';
import MailIcon from '@mui/icons-material/MailOutlined';
import PeopleIcon from '@mui/icons-material/People';
import PersonAddIcon from '@mui/icons-material/PersonAdd';
import PersonSearchIcon from '@mui/icons-material/PersonSearch';
import ScheduleIcon from '@mui/icons-material/Schedule';
import SchoolIcon from '@mui/icons-material/School';
import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import { HANDOVER_PATH } from '../account/account-places.js';
import type { Schemas } from '../api-types.js';
import { pageSection, recordSection } from '../common/section/section.js';
import { fileNameOf } from '../data-provider/file-name.js';
import type { UploadedFile } from '../data-provider/uploaded-file.js';

export const overview = pageSection({
  value: 'overview',
  papel: 'edicao',
  icon: DashboardIcon,
  label: 'Visão Geral',
  words: 'início resumo painel',
  path: '/dashboard',
  list: () => import('./overview/overview.js'),
});

export const users = recordSection<Schemas['User']>({
  name: 'users',
  icon: PeopleIcon,
  label: 'Utilizadores',
  one: 'Utilizador',
  api: { path: 'api/users', create: 'api/register' },
  order: { field: 'nome', order: 'ASC' },
  path: '/dashboard/utilizadores',
  words: 'contas colegas administradores permissões',
  actions: [
    { label: 'Convidar colega', path: '/dashboard/utilizadores#convidar', words: 'utilizador pessoa conta convite' },
    { label: 'Passar o testemunho', path: HANDOVER_PATH, words: 'deixar a equipa sair da associação' },
  ],
  list: () => import('./users/user-list.js'),
  screens: [{ path: HANDOVER_PATH, title: 'Passar o testemunho', load: () => import('./handover/handover.js') }],
  count: { place: 1, label: 'Utilizadores' },
});

export const registrar = pageSection({
  value: 'register',
  icon: PersonAddIcon,
  label: 'Registrar',
  words: 'novo utilizador criar conta',
  path: '/dashboard/registrar',
  list: () => import('./registrar/register.js'),
});

export const newsletter = recordSection<Schemas['Newsletter']>({
  name: 'newsletter',
  icon: CampaignIcon,
  label: 'Newsletter',
  one: 'Subscritor',
  recordRepresentation: ({ email }) => email,
  api: 'Newsletter',
  order: { field: 'create', order: 'DESC' },
  list: () => import('./newsletter/subscriber-list.js'),
  count: { place: 13, label: 'Subscritores da newsletter' },
});

/** The invitations to write a testimonial. */
export const convites = recordSection<Schemas['Convite']>({
  name: 'convites',
  icon: MailIcon,
  label: 'Convites para testemunho',
  words: 'membro equipa',
  one: 'Convite',
  many: 'Convites',
  recordRepresentation: ({ id, nota }) => nota ?? `convite ${id}`,
  order: { field: 'createdAt', order: 'DESC' },
  path: '/dashboard/equipa/convites',
  list: () => import('./convites/invitation-list.js'),
});

/** The schools that take part in the editions of the Desafio Escolar. */
export const participacoes = recordSection<Schemas['Participacao']>({
  name: 'participacoes',
  icon: SchoolIcon,
  label: 'Participações',
  words: 'escolas professores turmas alunos desafio escolar concurso',
  one: 'Participação',
  isFeminine: true,
  recordRepresentation: ({ escola }) => escola,
  order: { field: 'createdAt', order: 'DESC', label: 'Data da inscrição' },
  list: () => import('./participacoes/participation-list.js'),
});

/** The reminders to the schools that take part in the Desafio Escolar, or did. */
export const lembretes = pageSection({
  value: 'lembretes',
  icon: ScheduleIcon,
  label: 'Lembretes',
  words: 'escolas desafio escolar prazo avisar e-mail',
  list: () => import('./lembretes/reminders.js'),
});

/** The figures of the editions, for the year's report. */
export const numeros = pageSection({
  value: 'numeros',
  icon: BarChartIcon,
  label: 'Números do ano',
  words: 'relatório estatísticas totais escolas alunos imprimir desafio escolar',
  list: () => import('./numeros/figures.js'),
});

/** The trail, which says who did what in the back office. */
export const atividade = recordSection<Schemas['Atividade']>({
  name: 'atividade',
  icon: HistoryIcon,
  label: 'Atividade',
  words: 'histórico quem fez',
  one: 'Registo',
  recordRepresentation: ({ id }) => `registo ${id}`,
  order: { field: 'id', order: 'DESC', label: 'N.º' },
  list: () => import('./atividade/activity-list.js'),
});

/** How long personal data is kept, what went, and what is held. */
export const privacidade = pageSection({
  value: 'privacidade',
  icon: ShieldIcon,
  label: 'Privacidade',
  list: () => import('./privacidade/privacy.js'),
});

/** People's requests about the data that is held of them. */
export const pedidosDados = recordSection<Schemas['PedidoDados']>({
  name: 'pedidos-dados',
  icon: AssignmentIndIcon,
  label: 'Pedidos sobre dados',
  one: 'Pedido',
  many: 'Pedidos',
  recordRepresentation: ({ id, nome, email }) => nome ?? email ?? `pedido ${id}`,
  order: { field: 'feito', order: 'ASC' },
  path: '/dashboard/dados-pessoais/pedidos',
  list: () => import('./pedidos-dados/request-list.js'),
});

/** Everything that is held under one e-mail address. */
export const dadosPessoais = pageSection({
  value: 'dados-pessoais',
  icon: PersonSearchIcon,
  label: 'Dados de uma pessoa',
  words: 'RGPD',
  actions: [
    { label: 'Apagar dados de uma pessoa', path: '/dashboard/dados-pessoais#pessoa-email', words: 'eliminar RGPD' },
    { label: 'Exportar dados de uma pessoa', path: '/dashboard/dados-pessoais#pessoa-email', words: 'RGPD' },
  ],
  within: [pedidosDados],
  list: () => import('./dados-pessoais/person-data.js'),
});

export const upload = recordSection<UploadedFile>({
  name: 'files',
  value: 'upload',
  papel: 'edicao',
  icon: CloudUploadIcon,
  label: 'Upload',
  words: 'ficheiros carregar documentos imagens PDF',
  one: 'Ficheiro',
  many: 'Ficheiros',
  api: { path: 'api/files', remove: 'api/delete' },
  order: { field: 'id', order: 'DESC' },
  list: () => import('./upload/upload.js'),
  count: { place: 14, label: 'Ficheiros' },
  waiting: {
    key: 'imagensPorDescrever',
    one: 'imagem sem descrição',
    many: 'imagens sem descrição',
    filter: { porDescrever: true },
  },
});

/** The records that visitors do not see yet, or no longer. */
export const rascunhos = recordSection<Schemas['RascunhoResumido']>({
  name: 'rascunhos',
  papel: 'edicao',
  icon: EditNoteIcon,
  label: 'Rascunhos e arquivo',
  words: 'agendados arquivados por publicar',
  one: 'Rascunho',
  order: { field: 'alteradoEm', order: 'DESC' },
  waiting: {
    key: 'rascunhosPorPublicar',
    one: 'rascunho por publicar',
    many: 'rascunhos por publicar',
    filter: { estado: 'rascunho' },
  },
  list: () => import('./rascunhos/draft-list.js'),
});

/** The removed records that can still come back. */
export const lixo = recordSection<Schemas['NoLixo']>({
  name: 'lixo',
  papel: 'edicao',
  icon: DeleteIcon,
  label: 'Lixo',
  words: 'eliminados reciclagem repor',
  one: 'Registo eliminado',
  order: { field: 'eliminadoEm', order: 'DESC' },
  list: () => import('./lixo/bin-list.js'),
});

/** The pictures of children, and those that were taken down. */
export const fotografias = recordSection<Schemas['Fotografia']>({
  name: 'fotografias',
  papel: 'edicao',
  icon: ChildCareIcon,
  label: 'Fotografias',
  words: 'imagens autorizações crianças',
  one: 'Fotografia',
  isFeminine: true,
  recordRepresentation: ({ nome }) => fileNameOf(nome),
  order: { field: 'ate', order: 'ASC' },
  list: () => import('./fotografias/picture-list.js'),
  waiting: {
    key: 'fotografiasPorAutorizar',
    one: 'fotografia com menores sem autorização, ou com uma prestes a acabar',
    many: 'fotografias com menores sem autorização, ou com uma prestes a acabar',
    filter: { porAutorizar: true },
  },
});
