import { Check, Column, Entity, Index } from 'typeorm';
import { EnquiryColumns } from '../shared/enquiry.js';
import { column, varchar } from '../../platform/database/columns.js';
import { Searchable } from '../../platform/database/search/searchable.js';

export const trainingTypes = ['Abordagem da Metodologia', 'Oficina DFC'] as const;
export type TrainingType = (typeof trainingTypes)[number];

/** An enquiry about a training. */
@Entity('formacoes')
@Check('ck_formacoes_tipo', `tipo IN ('${trainingTypes.join(`', '`)}')`)
@Searchable('formacoes', ['nome', 'email', 'mensagem'])
@Index('ix_formacoes_created_at', ['createdAt', 'id'])
@Index('ix_formacoes_lida', ['lida', 'createdAt', 'id'])
@Index('ix_formacoes_nome', ['nome', 'id'])
@Index('ix_formacoes_email', ['email', 'id'])
@Index('ix_formacoes_tipo', ['tipo', 'createdAt', 'id'])
export class PedidoFormacao extends EnquiryColumns {
  @Column(column(varchar(60)))
  tipo!: TrainingType;
}
