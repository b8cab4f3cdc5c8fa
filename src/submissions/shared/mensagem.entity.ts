import { Check, Column, Entity, Index } from 'typeorm';
import {
  exact,
  flag,
  integer,
  isOneOf,
  KeyColumn,
  moment,
  optional,
  text,
  varchar,
} from '#platform/database/columns.js';
import type { Condition } from '#platform/lists/list-spec.js';

/** The state of a message: nobody has read it, somebody has, it was answered, or there is nothing more to do. */
export const messageStates = ['porLer', 'aberta', 'respondida', 'concluida'] as const;
export type MessageState = (typeof messageStates)[number];

export const noteLimit = 4_000;

/** The association's handling of one submission, which stands in its form's own table (docs/decisions/0048). */
@Entity('mensagens')
@Check('ck_mensagens_estado', isOneOf('estado', messageStates))
@Index('ix_mensagens_registo', ['formulario', 'registo'], { unique: true })
@Index('ix_mensagens_recebida', ['recebida', 'id'])
@Index('ix_mensagens_estado', ['estado', 'recebida', 'id'])
@Index('ix_mensagens_formulario', ['formulario', 'recebida', 'id'])
@Index('ix_mensagens_responder_ate', ['responderAte', 'id'])
@Index('ix_mensagens_atraso', ['estado', 'responderAte'])
@Index('ix_mensagens_responsavel', ['responsavelId', 'recebida', 'id'])
export class Mensagem {
  @KeyColumn() id!: number;
  @Column(exact(32)) formulario!: string;
  @Column(integer()) registo!: number;
  @Column(moment()) recebida!: Date;
  @Column(moment()) responderAte!: Date;
  @Column(varchar(16)) estado!: MessageState;
  @Column(optional(integer())) responsavelId!: number | null;
  @Column(optional(text())) nota!: string | null;
  @Column(optional(moment())) respondidaEm!: Date | null;
  @Column(integer()) versao!: number;
}

export const answerLimits = { assunto: 200, texto: 10_000 } as const;

/** An answer that was written in the back office; it goes with the message that it answers. */
@Entity('respostas')
@Index('ix_respostas_mensagem', ['mensagemId', 'id'])
export class Resposta {
  @KeyColumn() id!: number;
  @Column(integer()) mensagemId!: number;
  @Column(optional(integer())) autorId!: number | null;
  @Column(varchar(answerLimits.assunto)) assunto!: string;
  @Column(text()) texto!: string;
  /** No mail server was set when it was written, so it was only kept. */
  @Column(flag()) semCorreio!: boolean;

  @Column(moment()) createdAt!: Date;
}

/** The states of a message that waits for an answer. */
export const waitingStates: readonly MessageState[] = ['porLer', 'aberta'];

/** The same, asked of a list. */
export const waits: Condition<Mensagem> = { property: 'estado', comparison: 'oneOf', value: waitingStates };

/** Whether a message waits for an answer longer than was promised (docs/decisions/0050). */
export function isLate({ estado, responderAte }: Pick<Mensagem, 'estado' | 'responderAte'>, now: Date): boolean {
  return waitingStates.includes(estado) && responderAte < now;
}

/** The same, asked of a list. */
export const lateConditions = (now: Date): readonly Condition<Mensagem>[] => [
  waits,
  { property: 'responderAte', comparison: 'atMost', value: now },
];
