import { pedidoFormacaoInput } from '@contract/limits/pedido-formacao-input';
import { Inbox } from '../../common/inbox/inbox.js';
import type { InboxSpec } from '../../common/inbox/submission.js';

const spec: InboxSpec = {
  searchPlaceholder: 'Pesquisar pedidos',
  emptyText: 'Nenhum pedido de formação encontrado.',
  fields: [
    { source: 'nome', label: 'Nome' },
    { source: 'email', label: 'E-mail', kind: 'email' },
    { source: 'tipo', label: 'Tipo' },
    { source: 'data', label: 'Recebido', kind: 'arrival' },
    { source: 'mensagem', label: 'Mensagem', kind: 'long' },
  ],
  choice: { source: 'tipo', label: 'Tipo', values: pedidoFormacaoInput.tipo.enum },
};

/** The requests for trainings. */
export default function Formacoes() {
  return <Inbox spec={spec} />;
}
