import { Inbox } from '../../common/inbox/inbox.js';
import type { InboxSpec } from '../../common/inbox/submission.js';

const spec: InboxSpec = {
  searchPlaceholder: 'Pesquisar pedidos',
  emptyText: 'Nenhum pedido de material encontrado.',
  fields: [
    { source: 'nome', label: 'Nome' },
    { source: 'email', label: 'E-mail', kind: 'email' },
    { source: 'data', label: 'Recebido', kind: 'arrival' },
    { source: 'mensagem', label: 'Mensagem', kind: 'long' },
  ],
};

/** The requests for pedagogical material. */
export default function PedidosMaterial() {
  return <Inbox spec={spec} />;
}
