import { oportunidadeInput } from '@contract/limits/oportunidade-input';
import { Inbox } from '../../common/inbox/inbox.js';
import type { InboxSpec } from '../../common/inbox/submission.js';

const spec: InboxSpec = {
  searchPlaceholder: 'Pesquisar oportunidades',
  emptyText: 'Nenhuma oportunidade encontrada.',
  fields: [
    { source: 'nome', label: 'Nome' },
    { source: 'email', label: 'E-mail', kind: 'email' },
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
};

/** The proposals of partnerships. */
export default function Oportunidades() {
  return <Inbox spec={spec} />;
}
