import AllInboxIcon from '@mui/icons-material/AllInbox';
import CoPresentIcon from '@mui/icons-material/CoPresent';
import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import HandshakeIcon from '@mui/icons-material/Handshake';
import Inventory2Icon from '@mui/icons-material/Inventory2';
import MailIcon from '@mui/icons-material/Mail';
import QuickreplyIcon from '@mui/icons-material/Quickreply';
import SchoolIcon from '@mui/icons-material/School';
import VolunteerActivismIcon from '@mui/icons-material/VolunteerActivism';
import { oportunidadeInput } from '@contract/limits/oportunidade-input';
import { pedidoFormacaoInput } from '@contract/limits/pedido-formacao-input';
import { pedidoSessaoInput } from '@contract/limits/pedido-sessao-input';
import type { RaRecord } from 'ra-core';
import type { Schemas } from '../api-types.js';
import { plainText } from '../common/list/column.js';
import { recordSection, type ResourceSection, type StatedRecords } from '../common/section/section.js';
import { palette } from '../theme/palette.js';
import type { MessageField } from './message-reader.js';

const modelosResposta = recordSection<Schemas['ModeloResposta']>({
  name: 'modelos-resposta',
  icon: QuickreplyIcon,
  label: 'Modelos de resposta',
  one: 'Modelo de resposta',
  order: { field: 'nome', order: 'ASC' },
  path: '/dashboard/modelos-de-resposta',
  list: async () => ({ default: (await import('./template-screens.js')).TemplateList }),
  form: async () => ({ default: (await import('./template-screens.js')).TemplateForm }),
  create: { path: '/adicionar/modelo-de-resposta', title: 'Adicionar Modelo', action: 'Adicionar Modelo' },
  edit: { path: '/editar/modelos-de-resposta/:id', title: 'Editar Modelo' },
});

/** Both states of a message that waits for an answer, as a filter of the list. */
export const waiting = { estado: 'porResponder' } as const;

export const mensagens = recordSection<Schemas['MensagemListada']>({
  name: 'mensagens',
  icon: AllInboxIcon,
  label: 'Mensagens',
  words: 'caixa de entrada por ler responder',
  one: 'Mensagem',
  isFeminine: true,
  recordRepresentation: ({ nome, assunto }) => `${nome}: ${assunto}`,
  order: { field: 'recebida', order: 'DESC' },
  countsUnread: true,
  waiting: {
    key: 'mensagensAtrasadas',
    one: 'mensagem fora do prazo de resposta',
    many: 'mensagens fora do prazo de resposta',
    filter: { atrasada: true },
  },
  list: () => import('./message-list.js'),
  within: [modelosResposta],
  screens: [{ path: '/dashboard/mensagens/:id', title: 'Mensagem', load: () => import('./message-page.js') }],
});

export interface Submission extends RaRecord<number> {
  readonly lida: boolean;
}

type SubmissionField = MessageField & { readonly source: string };

export interface InboxSpec {
  readonly search: string;
  /** The field that says when a message arrived; it is shown before the long texts. */
  readonly arrived: string;
  /** The sender's name and address first, which the list shows. */
  readonly fields: readonly [SubmissionField, SubmissionField, ...SubmissionField[]];
  readonly choice?: { readonly source: string; readonly label: string; readonly values: readonly string[] } | undefined;
}

type InboxSection = InboxSpec & Omit<StatedRecords<Submission>, 'order' | 'list' | 'screens'>;

function inboxSection({ search, arrived, fields, choice, ...section }: InboxSection): ResourceSection {
  const { name, label } = section;
  const path = `/dashboard/${name}`;
  const setApart = async () => ({ default: (await import('./set-apart.js')).Suspeitas });
  const withoutAcceptance = async () => ({ default: (await import('./set-apart.js')).SemAceitacao });
  return recordSection({
    ...section,
    order: { field: arrived, order: 'DESC' },
    isInbox: true,
    list: async () => ({ default: (await import('./inbox.js')).inboxScreen({ search, arrived, fields, choice }) }),
    screens: [
      { path: suspeitasPath(path), title: `${label}: suspeitas`, load: setApart },
      { path: semAceitacaoPath(path), title: `${label}: sem aceitação registada`, load: withoutAcceptance },
    ],
  });
}

/** The address of what looks like spam, beside the inbox at a path. */
export const suspeitasPath = (path: string): string => `${path}/suspeitas`;
/** The address of what came without an acceptance, beside the inbox at a path. */
export const semAceitacaoPath = (path: string): string => `${path}/sem-aceitacao`;

export function senderOf({ fields: [name] }: InboxSpec, record: Submission): string {
  return plainText(record[name.source]);
}

export function fieldsOf({ fields, arrived }: InboxSpec, record: Submission) {
  const arrival = { source: arrived, label: 'Recebido', kind: 'arrival' } as const;
  return fields
    .flatMap((field) => (field.kind === 'long' ? [arrival, field] : [field]))
    .map((field) => ({ ...field, text: plainText(record[field.source]) }));
}

const sender = [
  { source: 'nome', label: 'Nome' },
  { source: 'email', label: 'E-mail', kind: 'email' },
] as const;
const mensagem = { source: 'mensagem', label: 'Mensagem', kind: 'long' } as const;
const documento = { source: 'documento', label: 'Documento', kind: 'documento' } as const;
const newsletter = { source: 'newsletter', label: 'Quer receber a newsletter' };
const tipo = { source: 'tipo', label: 'Tipo' };
const pedido = { search: 'pedidos', arrived: 'data', fields: [...sender, tipo, mensagem] } as const;

export const contactos = inboxSection({
  name: 'contactos',
  icon: MailIcon,
  label: 'Contactos',
  one: 'Contacto',
  count: { place: 3, label: 'Contactos' },
  chart: palette.coral.main,
  search: 'contactos',
  arrived: 'createdAt',
  fields: [...sender, { source: 'assunto', label: 'Assunto' }, mensagem, documento],
});

/** The applications of volunteers. */
export const voluntariado = inboxSection({
  name: 'voluntariado',
  icon: VolunteerActivismIcon,
  label: 'Voluntariado',
  one: 'Candidatura',
  isFeminine: true,
  api: 'api/voluntariados',
  count: { place: 7, label: 'Voluntariado' },
  chart: palette.yellow.main,
  attachment: 'Candidatura',
  search: 'candidaturas',
  arrived: 'Create',
  fields: [
    ...sender,
    { source: 'idade', label: 'Idade' },
    { source: 'telefone', label: 'Telefone', kind: 'phone' },
    { source: 'estudando', label: 'Ocupação atual' },
    newsletter,
    { source: 'motivacao', label: 'Motivação', kind: 'long' },
    { source: 'nomeEncarregado', label: 'Encarregado de educação' },
    { source: 'emailEncarregado', label: 'E-mail do encarregado', kind: 'email' },
    { source: 'cv', label: 'CV', kind: 'documento' },
  ],
});

/** The proposals of partnerships. */
export const oportunidades = inboxSection({
  name: 'oportunidades',
  icon: HandshakeIcon,
  label: 'Oportunidades',
  one: 'Oportunidade',
  isFeminine: true,
  count: { place: 10, label: 'Oportunidades' },
  chart: palette.teal.main,
  search: 'oportunidades',
  arrived: 'createdAt',
  fields: [
    ...sender,
    { source: 'motivoContacto', label: 'Motivo do contacto' },
    newsletter,
    { source: 'descricaoMotivoContacto', label: 'Descrição do motivo', kind: 'long' },
    documento,
  ],
  choice: { source: 'motivoContacto', label: 'Motivo', values: oportunidadeInput.motivo.enum },
});

/** The registrations of schools for the annual challenge. */
export const inscricoes = inboxSection({
  name: 'festival',
  icon: EmojiEventsIcon,
  label: 'Desafio Escolar',
  words: 'inscrições escolas festival concurso',
  one: 'Inscrição',
  isFeminine: true,
  count: { place: 12, label: 'Inscrições no Desafio Escolar' },
  chart: palette.violet.main,
  search: 'inscrições',
  arrived: 'createdAt',
  fields: [
    { source: 'nomeEscola', label: 'Nome da escola' },
    { source: 'emailEscola', label: 'E-mail da escola', kind: 'email' },
    { source: 'morada', label: 'Morada' },
    { source: 'codigoPostal', label: 'Código postal' },
    { source: 'nomeResponsavel', label: 'Nome do responsável' },
    { source: 'emailResponsavel', label: 'E-mail do responsável', kind: 'email' },
    { source: 'contactoTelefonico', label: 'Contacto telefónico', kind: 'phone' },
    { source: 'descricao', label: 'Descrição', kind: 'long' },
    { source: 'cv', label: 'Documento', kind: 'documento' },
  ],
});

export const pedidosMaterial = inboxSection({
  name: 'material',
  icon: Inventory2Icon,
  label: 'Material',
  words: 'pedidos',
  one: 'Pedido de material',
  api: 'material',
  count: { place: 4, label: 'Pedidos de material' },
  chart: palette.coral.dark,
  ...pedido,
  fields: [...sender, mensagem],
});

export const sessoes = inboxSection({
  name: 'sessoes',
  icon: CoPresentIcon,
  label: 'Sessões',
  words: 'pedidos alunos',
  one: 'Pedido de sessão',
  api: 'sessoes',
  count: { place: 5, label: 'Sessões' },
  chart: palette.teal.dark,
  ...pedido,
  choice: { ...tipo, values: pedidoSessaoInput.tipo.enum },
});

export const formacoes = inboxSection({
  name: 'formacoes',
  icon: SchoolIcon,
  label: 'Formações',
  words: 'pedidos professores',
  one: 'Pedido de formação',
  api: 'formacoes',
  count: { place: 6, label: 'Formações' },
  chart: palette.violet.dark,
  ...pedido,
  choice: { ...tipo, values: pedidoFormacaoInput.tipo.enum },
});
