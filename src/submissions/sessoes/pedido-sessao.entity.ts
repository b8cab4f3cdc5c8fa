import { Check, Column, Entity, Index } from 'typeorm';
import { EnquiryColumns } from '../shared/enquiry.js';
import { column, isOneOf, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { TextIndex } from '#platform/lists/text-order.js';

export const sessionTypes = ['Arranque do Projeto', 'Acompanhamento do Projeto'] as const;
export type SessionType = (typeof sessionTypes)[number];

@Entity('sessoes')
@Resource<PedidoSessao>('sessoes', {
  noun: 'Pedido de sessão',
  search: ['nome', 'email', 'mensagem'],
  heldUnder: {
    addresses: ['email'],
    name: 'nome',
    moment: 'createdAt',
    fields: { nome: 'Nome', email: 'E-mail', tipo: 'Sessão', mensagem: 'Mensagem' },
  },
})
@Check('ck_sessoes_tipo', isOneOf('tipo', sessionTypes))
@Index('ix_sessoes_created_at', ['createdAt', 'id'])
@Index('ix_sessoes_lida', ['lida', 'createdAt', 'id'])
@TextIndex('ix_sessoes_nome', ['nome', 'id'])
@TextIndex('ix_sessoes_email', ['email', 'id'])
@Index('ix_sessoes_tipo', ['tipo', 'createdAt', 'id'])
export class PedidoSessao extends EnquiryColumns {
  @Column(column(varchar(60))) tipo!: SessionType;
}
