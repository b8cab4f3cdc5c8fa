import { Check, Column, Entity, Index } from 'typeorm';
import {
  column,
  exact,
  integer,
  isOneOf,
  KeyColumn,
  moment,
  optional,
  text,
  varchar,
} from '#platform/database/columns.js';
import { type MessageState, messageStates } from './message-states.js';

export const noteLimit = 4_000;

/**
 * The association's handling of one submission, of whatever form. The submission itself stands in the form's own table
 * alone; this row is made, changed and erased in the same units of work.
 */
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

  /** The form, by the resource of its list. */
  @Column(column(exact(32))) formulario!: string;

  /** The submission's id in its form's table. */
  @Column(column(integer())) registo!: number;

  @Column(column(moment())) recebida!: Date;

  /** Until when an answer was promised. */
  @Column(column(moment())) responderAte!: Date;

  @Column(column(varchar(16))) estado!: MessageState;

  /** The account of whoever has it. */
  @Column(optional(integer())) responsavelId!: number | null;

  /** A note that the team writes for itself. */
  @Column(optional(text())) nota!: string | null;

  /** When it was answered first. */
  @Column(optional(moment())) respondidaEm!: Date | null;

  @Column(column(integer())) versao!: number;
}
