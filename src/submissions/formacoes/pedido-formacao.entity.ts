import { Check, Column, Entity, Index } from 'typeorm';
import { EnquiryColumns, EnquiryResource } from '../shared/enquiry.js';
import { PersonIndexes } from '../shared/submission.js';
import { isOneOf, varchar } from '#platform/database/columns.js';

export const trainingTypes = ['Abordagem da Metodologia', 'Oficina DFC'] as const;
export type TrainingType = (typeof trainingTypes)[number];

@Entity('formacoes')
@EnquiryResource('formacoes', 'Pedido de formação', 'Formação')
@Check('ck_formacoes_tipo', isOneOf('tipo', trainingTypes))
@PersonIndexes('formacoes')
@Index('ix_formacoes_tipo', ['tipo', 'createdAt', 'id'])
export class PedidoFormacao extends EnquiryColumns {
  @Column(varchar(60)) tipo!: TrainingType;
}
