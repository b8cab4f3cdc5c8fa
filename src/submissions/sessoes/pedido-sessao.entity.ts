import { Check, Column, Entity, Index } from 'typeorm';
import { EnquiryColumns, EnquiryResource } from '../shared/enquiry.js';
import { PersonIndexes } from '../shared/submission.js';
import { isOneOf, varchar } from '#platform/database/columns.js';

export const sessionTypes = ['Arranque do Projeto', 'Acompanhamento do Projeto'] as const;
export type SessionType = (typeof sessionTypes)[number];

@Entity('sessoes')
@EnquiryResource('sessoes', 'Pedido de sessão', 'Sessão')
@Check('ck_sessoes_tipo', isOneOf('tipo', sessionTypes))
@PersonIndexes('sessoes')
@Index('ix_sessoes_tipo', ['tipo', 'createdAt', 'id'])
export class PedidoSessao extends EnquiryColumns {
  @Column(varchar(60)) tipo!: SessionType;
}
