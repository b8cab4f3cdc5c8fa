import { Inbox } from '../../common/inbox/inbox.js';
import type { InboxSpec } from '../../common/inbox/submission.js';

const spec: InboxSpec = {
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
};

/** The registrations of schools for the annual challenge. */
export default function DesafioEscolar() {
  return <Inbox spec={spec} />;
}
