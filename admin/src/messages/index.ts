import AllInboxIcon from '@mui/icons-material/AllInbox';
import type { Schemas } from '../api-types.js';
import { lazyScreen } from '../common/lazy-part.js';
import type { Section } from '../common/section/section.js';
import { restPaths } from '../data-provider/api-paths.js';
import { modelosResposta } from './templates.js';

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
    { path: '/dashboard/mensagens/:id', title: 'Mensagem', screen: lazyScreen(() => import('./message-screen.js')) },
  ],
};
