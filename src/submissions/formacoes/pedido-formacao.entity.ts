import { Check, Column, Entity, Index } from 'typeorm';
import { EnquiryColumns } from '../shared/enquiry.js';
import { column, isOneOf, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { TextIndex } from '#platform/lists/text-order.js';

export const trainingTypes = ['Abordagem da Metodologia', 'Oficina DFC'] as const;
export type TrainingType = (typeof trainingTypes)[number];

@Entity('formacoes')
@Resource<PedidoFormacao>('formacoes', {
  noun: 'Pedido de formação',
  search: ['nome', 'email', 'mensagem'],
  heldUnder: {
    addresses: ['email'],
    name: 'nome',
    moment: 'createdAt',
    fields: { nome: 'Nome', email: 'E-mail', tipo: 'Formação', mensagem: 'Mensagem' },
  },
})
@Check('ck_formacoes_tipo', isOneOf('tipo', trainingTypes))
@Index('ix_formacoes_created_at', ['createdAt', 'id'])
@Index('ix_formacoes_lida', ['lida', 'createdAt', 'id'])
@TextIndex('ix_formacoes_nome', ['nome', 'id'])
@TextIndex('ix_formacoes_email', ['email', 'id'])
@Index('ix_formacoes_tipo', ['tipo', 'createdAt', 'id'])
export class PedidoFormacao extends EnquiryColumns {
  @Column(column(varchar(60))) tipo!: TrainingType;
}
