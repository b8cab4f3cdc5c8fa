import AllInboxIcon from '@mui/icons-material/AllInbox';
import QuickreplyIcon from '@mui/icons-material/Quickreply';
import type { Schemas } from '../api-types.js';
import { lazyScreen } from '../common/lazy-part.js';
import type { Section } from '../common/section/section.js';
import { restPaths } from '../data-provider/api-paths.js';

const templateForm = lazyScreen(async () => ({ default: (await import('./template-screens.js')).TemplateForm }));

/** Texts for the usual answers to messages. */
const modelosResposta: Section<Schemas['ModeloResposta']> = {
  value: 'modelos-resposta',
  papel: 'administracao',
  name: 'modelos-resposta',
  icon: QuickreplyIcon,
  options: { label: 'Modelos de resposta' },
  messages: { name: 'Modelo de resposta |||| Modelos de resposta' },
  recordRepresentation: ({ nome }) => nome,
  api: restPaths('api/modelos-resposta'),
  order: { field: 'nome', order: 'ASC' },
  path: '/dashboard/modelos-de-resposta',
  list: lazyScreen(async () => ({ default: (await import('./template-screens.js')).TemplateList })),
  create: {
    path: '/adicionar/modelo-de-resposta',
    title: 'Adicionar Modelo',
    action: 'Adicionar Modelo',
    screen: templateForm,
  },
  edit: { path: '/editar/modelos-de-resposta/:id', title: 'Editar Modelo', screen: templateForm },
};

/** The section of the messages of all forms together. */
export const mensagens: Section<Schemas['MensagemListada']> = {
  value: 'mensagens',
  papel: 'administracao',
  name: 'mensagens',
  icon: AllInboxIcon,
  options: { label: 'Mensagens' },
  words: 'caixa de entrada por ler responder',
  messages: { name: 'Mensagem |||| Mensagens' },
  recordRepresentation: ({ nome, assunto }) => `${nome}: ${assunto}`,
  api: restPaths('api/mensagens'),
  order: { field: 'recebida', order: 'DESC' },
  countsUnread: true,
  waiting: {
    key: 'mensagensAtrasadas',
    one: 'mensagem fora do prazo de resposta',
    many: 'mensagens fora do prazo de resposta',
    filter: { atrasada: true },
  },
  path: '/dashboard/mensagens',
  list: lazyScreen(() => import('./message-list.js')),
  within: [modelosResposta],
  screens: [
    { path: '/dashboard/mensagens/:id', title: 'Mensagem', screen: lazyScreen(() => import('./message-page.js')) },
  ],
};
