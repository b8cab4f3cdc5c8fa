import { Inbox } from '../../common/inbox/inbox.js';
import type { InboxSpec } from '../../common/inbox/submission.js';

const spec: InboxSpec = {
  searchPlaceholder: 'Pesquisar contactos',
  emptyText: 'Nenhum contacto encontrado.',
  fields: [
    { source: 'nome', label: 'Nome' },
    { source: 'email', label: 'E-mail', kind: 'email' },
    { source: 'assunto', label: 'Assunto' },
    { source: 'createdAt', label: 'Recebido', kind: 'arrival' },
    { source: 'mensagem', label: 'Mensagem', kind: 'long' },
    { source: 'documento', label: 'Documento', kind: 'documento' },
  ],
};

/** The messages of the contact form. */
export default function Contactos() {
  return <Inbox spec={spec} />;
}
