import { Check, Column, Entity, Index, LessThan } from 'typeorm';
import { exact, flag, isOneOf, KeyColumn, moment, optional, text, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { EMAIL_LENGTH } from '#platform/dto/fields.js';

export const requestTypes = ['acesso', 'retificacao', 'apagamento', 'outro'] as const;
export type RequestType = (typeof requestTypes)[number];

/** The ways in which a request comes; by the site, it was left to somebody there or written in one of its forms. */
export const requestWays = ['site', 'email', 'telefone', 'carta'] as const;
export type RequestWay = (typeof requestWays)[number];

/** An answer may be as long as what was asked. */
export const requestLimits = { nome: 120, texto: 2_000 } as const;

/** The reason for which a request to erase stays, as long as something else does. */
export const WAITS_FOR_ALL = 'Este pedido fica por responder enquanto o resto não estiver apagado.';

/** A person's request about their data that somebody has to answer within a month. */
@Entity('pedidos_dados')
@Resource<PedidoDados>('pedidos-dados', {
  noun: 'Pedido sobre dados pessoais',
  heldUnder: {
    addresses: ['email'],
    moment: 'createdAt',
    fields: {
      tipo: 'Tipo',
      nome: 'Nome',
      email: 'E-mail',
      detalhe: 'Pedido',
      recebidoEm: 'Recebido em',
      prazo: 'Prazo',
      nota: 'Resposta',
    },
    notErased: ({ feito, tipo }) => {
      if (feito) return null;
      return tipo === 'apagamento' ? WAITS_FOR_ALL : 'Este pedido fica até ser respondido.';
    },
  },
  expires: [{ rule: 'requests', where: (before) => ({ feitoEm: LessThan(before) }), whole: true }],
})
@Check('ck_pedidos_dados_tipo', isOneOf('tipo', requestTypes))
@Check('ck_pedidos_dados_via', isOneOf('via', requestWays))
@Index('ix_pedidos_dados_prazo', ['prazo', 'id'])
@Index('ix_pedidos_dados_feito', ['feito', 'prazo', 'id'])
@Index('ix_pedidos_dados_feito_em', ['feitoEm'])
@Index('ix_pedidos_dados_email', ['email', 'id'])
export class PedidoDados {
  @KeyColumn() id!: number;
  @Column(varchar(16)) tipo!: RequestType;
  @Column(varchar(16)) via!: RequestWay;

  /** The name of whose data it is about; none once that is erased, when only that it was asked and done remains. */
  @Column(optional(varchar(requestLimits.nome))) nome!: string | null;

  /** In the form in which addresses are compared; somebody who telephones may have none. */
  @Column(optional(exact(EMAIL_LENGTH))) email!: string | null;

  @Column(optional(text())) detalhe!: string | null;

  /** Days in Lisbon, `2026-11-22`: when it came, and until when it is to be answered. */
  @Column(exact(10)) recebidoEm!: string;

  @Column(exact(10)) prazo!: string;
  @Column(flag()) feito!: boolean;
  @Column(optional(moment())) feitoEm!: Date | null;
  @Column(optional(text())) nota!: string | null;
  @Column(moment()) createdAt!: Date;
}
