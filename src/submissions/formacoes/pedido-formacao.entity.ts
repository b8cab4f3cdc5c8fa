import { Check, Column, Entity, Index } from 'typeorm';
import { EnquiryColumns } from '../shared/enquiry.js';
import { heldPerson, PersonIndexes } from '../shared/submission.js';
import { isOneOf, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';

export const trainingTypes = ['Abordagem da Metodologia', 'Oficina DFC'] as const;
export type TrainingType = (typeof trainingTypes)[number];

@Entity('formacoes')
@Resource<PedidoFormacao>('formacoes', {
  noun: 'Pedido de formação',
  search: ['nome', 'email', 'mensagem'],
  heldUnder: {
    ...heldPerson,
    fields: { nome: 'Nome', email: 'E-mail', tipo: 'Formação', mensagem: 'Mensagem' },
  },
})
@Check('ck_formacoes_tipo', isOneOf('tipo', trainingTypes))
@PersonIndexes('formacoes')
@Index('ix_formacoes_tipo', ['tipo', 'createdAt', 'id'])
export class PedidoFormacao extends EnquiryColumns {
  @Column(varchar(60)) tipo!: TrainingType;
}
