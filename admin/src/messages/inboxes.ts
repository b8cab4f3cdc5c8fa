import CoPresentIcon from '@mui/icons-material/CoPresent';
import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import HandshakeIcon from '@mui/icons-material/Handshake';
import Inventory2Icon from '@mui/icons-material/Inventory2';
import MailIcon from '@mui/icons-material/Mail';
import SchoolIcon from '@mui/icons-material/School';
import VolunteerActivismIcon from '@mui/icons-material/VolunteerActivism';
import { oportunidadeInput } from '@contract/limits/oportunidade-input';
import { pedidoFormacaoInput } from '@contract/limits/pedido-formacao-input';
import { pedidoSessaoInput } from '@contract/limits/pedido-sessao-input';
import { inboxSection } from './inbox-section.js';
import { restPaths } from '../data-provider/api-paths.js';
import { palette } from '../theme/palette.js';

const sender = [
  { source: 'nome', label: 'Nome' },
  { source: 'email', label: 'E-mail', kind: 'email' },
] as const;

/** The messages of the contact form. */
export const contactos = inboxSection({
  value: 'contactos',
  icon: MailIcon,
  options: { label: 'Contactos' },
  messages: { name: 'Contacto |||| Contactos' },
  api: restPaths('api/contactos'),
  arrived: 'createdAt',
  inbox: {
    searchPlaceholder: 'Pesquisar contactos',
    emptyText: 'Nenhum contacto encontrado.',
    fields: [
      ...sender,
      { source: 'assunto', label: 'Assunto' },
      { source: 'createdAt', label: 'Recebido', kind: 'arrival' },
      { source: 'mensagem', label: 'Mensagem', kind: 'long' },
      { source: 'documento', label: 'Documento', kind: 'documento' },
    ],
  },
  count: { place: 3, label: 'Contactos' },
  chart: palette.coral.main,
});

/** The applications of volunteers. */
export const voluntariado = inboxSection({
  value: 'voluntariado',
  icon: VolunteerActivismIcon,
  options: { label: 'Voluntariado' },
  messages: { name: 'Candidatura |||| Voluntariado' },
  api: restPaths('api/voluntariados'),
  arrived: 'Create',
  attachment: 'Candidatura',
  inbox: {
    searchPlaceholder: 'Pesquisar candidaturas',
    emptyText: 'Nenhuma candidatura encontrada.',
    fields: [
      ...sender,
      { source: 'idade', label: 'Idade' },
      { source: 'telefone', label: 'Telefone', kind: 'phone' },
      { source: 'estudando', label: 'Ocupação atual' },
      { source: 'newsletter', label: 'Quer receber a newsletter' },
      { source: 'Create', label: 'Recebido', kind: 'arrival' },
      { source: 'motivacao', label: 'Motivação', kind: 'long' },
      { source: 'nomeEncarregado', label: 'Encarregado de educação' },
      { source: 'emailEncarregado', label: 'E-mail do encarregado', kind: 'email' },
      { source: 'cv', label: 'CV', kind: 'documento' },
    ],
  },
  count: { place: 7, label: 'Voluntariado' },
  chart: palette.yellow.main,
});

/** The proposals of partnerships. */
export const oportunidades = inboxSection({
  value: 'oportunidades',
  icon: HandshakeIcon,
  options: { label: 'Oportunidades' },
  messages: { name: 'Oportunidade |||| Oportunidades' },
  api: restPaths('api/oportunidades'),
  arrived: 'createdAt',
  inbox: {
    searchPlaceholder: 'Pesquisar oportunidades',
    emptyText: 'Nenhuma oportunidade encontrada.',
    fields: [
      ...sender,
      { source: 'motivoContacto', label: 'Motivo do contacto' },
      { source: 'newsletter', label: 'Quer receber a newsletter' },
      { source: 'createdAt', label: 'Recebido', kind: 'arrival' },
      { source: 'descricaoMotivoContacto', label: 'Descrição do motivo', kind: 'long' },
      { source: 'documento', label: 'Documento', kind: 'documento' },
    ],
    choice: {
      source: 'motivoContacto',
      label: 'Motivo',
      values: oportunidadeInput.motivo.enum,
    },
  },
  count: { place: 10, label: 'Oportunidades' },
  chart: palette.teal.main,
});

/** The registrations of schools for the annual challenge. */
export const inscricoes = inboxSection({
  value: 'festival',
  icon: EmojiEventsIcon,
  options: { label: 'Desafio Escolar' },
  words: 'inscrições escolas festival concurso',
  messages: { name: 'Inscrição |||| Desafio Escolar' },
  api: restPaths('api/festival'),
  arrived: 'createdAt',
  inbox: {
    searchPlaceholder: 'Pesquisar inscrições',
    emptyText: 'Nenhuma inscrição encontrada.',
    fields: [
      { source: 'nomeEscola', label: 'Nome da escola' },
      { source: 'emailEscola', label: 'E-mail da escola', kind: 'email' },
      { source: 'morada', label: 'Morada' },
      { source: 'codigoPostal', label: 'Código postal' },
      { source: 'nomeResponsavel', label: 'Nome do responsável' },
      { source: 'emailResponsavel', label: 'E-mail do responsável', kind: 'email' },
      { source: 'contactoTelefonico', label: 'Contacto telefónico', kind: 'phone' },
      { source: 'createdAt', label: 'Recebido', kind: 'arrival' },
      { source: 'descricao', label: 'Descrição', kind: 'long' },
      { source: 'cv', label: 'Documento', kind: 'documento' },
    ],
  },
  count: { place: 12, label: 'Inscrições no Desafio Escolar' },
  chart: palette.violet.main,
});

/** The requests for pedagogical material. */
export const pedidosMaterial = inboxSection({
  value: 'material',
  icon: Inventory2Icon,
  options: { label: 'Material' },
  words: 'pedidos',
  messages: { name: 'Pedido de material |||| Material' },
  api: restPaths('material'),
  arrived: 'data',
  inbox: {
    searchPlaceholder: 'Pesquisar pedidos',
    emptyText: 'Nenhum pedido de material encontrado.',
    fields: [
      ...sender,
      { source: 'data', label: 'Recebido', kind: 'arrival' },
      { source: 'mensagem', label: 'Mensagem', kind: 'long' },
    ],
  },
  count: { place: 4, label: 'Pedidos de material' },
  chart: palette.coral.dark,
});

/** The requests for sessions with students. */
export const sessoes = inboxSection({
  value: 'sessoes',
  icon: CoPresentIcon,
  options: { label: 'Sessões' },
  words: 'pedidos alunos',
  messages: { name: 'Pedido de sessão |||| Sessões' },
  api: restPaths('sessoes'),
  arrived: 'data',
  inbox: {
    searchPlaceholder: 'Pesquisar pedidos',
    emptyText: 'Nenhum pedido de sessão encontrado.',
    fields: [
      ...sender,
      { source: 'tipo', label: 'Tipo' },
      { source: 'data', label: 'Recebido', kind: 'arrival' },
      { source: 'mensagem', label: 'Mensagem', kind: 'long' },
    ],
    choice: { source: 'tipo', label: 'Tipo', values: pedidoSessaoInput.tipo.enum },
  },
  count: { place: 5, label: 'Sessões' },
  chart: palette.teal.dark,
});

/** The requests for trainings. */
export const formacoes = inboxSection({
  value: 'formacoes',
  icon: SchoolIcon,
  options: { label: 'Formações' },
  words: 'pedidos professores',
  messages: { name: 'Pedido de formação |||| Formações' },
  api: restPaths('formacoes'),
  arrived: 'data',
  inbox: {
    searchPlaceholder: 'Pesquisar pedidos',
    emptyText: 'Nenhum pedido de formação encontrado.',
    fields: [
      ...sender,
      { source: 'tipo', label: 'Tipo' },
      { source: 'data', label: 'Recebido', kind: 'arrival' },
      { source: 'mensagem', label: 'Mensagem', kind: 'long' },
    ],
    choice: { source: 'tipo', label: 'Tipo', values: pedidoFormacaoInput.tipo.enum },
  },
  count: { place: 6, label: 'Formações' },
  chart: palette.violet.dark,
});
