import { pedidoSessaoInput } from '@contract/limits/pedido-sessao-input';
import { Inbox } from '../../common/inbox/inbox.js';
import type { InboxSpec } from '../../common/inbox/submission.js';

const spec: InboxSpec = {
  searchPlaceholder: 'Pesquisar pedidos',
  emptyText: 'Nenhum pedido de sessão encontrado.',
  fields: [
    { source: 'nome', label: 'Nome' },
    { source: 'email', label: 'E-mail', kind: 'email' },
    { source: 'tipo', label: 'Tipo' },
    { source: 'data', label: 'Recebido', kind: 'arrival' },
    { source: 'mensagem', label: 'Mensagem', kind: 'long' },
  ],
  choice: { source: 'tipo', label: 'Tipo', values: pedidoSessaoInput.tipo.enum },
};

/** The requests for sessions with students. */
export default function Sessoes() {
  return <Inbox spec={spec} />;
}
