import { Check, Column, Entity, Index } from 'typeorm';
import { isOneOf, text, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { heldPerson, PersonColumns, PersonIndexes } from '../shared/submission.js';

/** A message of somebody; some say by a choice what it is about. */
export abstract class Enquiry extends PersonColumns {
  @Column(text()) mensagem!: string;
}

/** Describes the entity of an enquiry. @param choice the name of what is chosen with it, where something is */
const EnquiryResource = (name: string, noun: string, choice?: string) =>
  Resource<Enquiry & { tipo?: string }>(name, {
    noun,
    search: ['nome', 'email', 'mensagem'],
    heldUnder: {
      ...heldPerson,
      fields: { nome: 'Nome', email: 'E-mail', ...(choice !== undefined && { tipo: choice }), mensagem: 'Mensagem' },
    },
  });

export const trainingTypes = ['Abordagem da Metodologia', 'Oficina DFC'] as const;
export type TrainingType = (typeof trainingTypes)[number];

@Entity('formacoes')
@EnquiryResource('formacoes', 'Pedido de formação', 'Formação')
@Check('ck_formacoes_tipo', isOneOf('tipo', trainingTypes))
@PersonIndexes('formacoes')
@Index('ix_formacoes_tipo', ['tipo', 'createdAt', 'id'])
export class PedidoFormacao extends Enquiry {
  @Column(varchar(60)) tipo!: TrainingType;
}

export const sessionTypes = ['Arranque do Projeto', 'Acompanhamento do Projeto'] as const;
export type SessionType = (typeof sessionTypes)[number];

@Entity('sessoes')
@EnquiryResource('sessoes', 'Pedido de sessão', 'Sessão')
@Check('ck_sessoes_tipo', isOneOf('tipo', sessionTypes))
@PersonIndexes('sessoes')
@Index('ix_sessoes_tipo', ['tipo', 'createdAt', 'id'])
export class PedidoSessao extends Enquiry {
  @Column(varchar(60)) tipo!: SessionType;
}

@Entity('pedidos_material')
@EnquiryResource('pedidos-material', 'Pedido de material')
@PersonIndexes('pedidos_material')
export class PedidoMaterial extends Enquiry {}
