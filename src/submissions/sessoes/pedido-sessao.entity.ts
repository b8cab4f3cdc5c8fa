import { Check, Column, Entity, Index } from 'typeorm';
import { EnquiryColumns } from '../shared/enquiry.js';
import { heldPerson, PersonIndexes } from '../shared/submission.js';
import { isOneOf, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';

export const sessionTypes = ['Arranque do Projeto', 'Acompanhamento do Projeto'] as const;
export type SessionType = (typeof sessionTypes)[number];

@Entity('sessoes')
@Resource<PedidoSessao>('sessoes', {
  noun: 'Pedido de sessão',
  search: ['nome', 'email', 'mensagem'],
  heldUnder: {
    ...heldPerson,
    fields: { nome: 'Nome', email: 'E-mail', tipo: 'Sessão', mensagem: 'Mensagem' },
  },
})
@Check('ck_sessoes_tipo', isOneOf('tipo', sessionTypes))
@PersonIndexes('sessoes')
@Index('ix_sessoes_tipo', ['tipo', 'createdAt', 'id'])
export class PedidoSessao extends EnquiryColumns {
  @Column(varchar(60)) tipo!: SessionType;
}
