import { Inbox } from '../../common/inbox/inbox.js';
import type { InboxSpec } from '../../common/inbox/submission.js';

const spec: InboxSpec = {
  searchPlaceholder: 'Pesquisar candidaturas',
  emptyText: 'Nenhuma candidatura encontrada.',
  fields: [
    { source: 'nome', label: 'Nome' },
    { source: 'email', label: 'E-mail', kind: 'email' },
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
};

/** The applications of volunteers. */
export default function Voluntariado() {
  return <Inbox spec={spec} />;
}
