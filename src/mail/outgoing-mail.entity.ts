import { Check, Column, Entity, Index } from 'typeorm';
import { EMAIL_LENGTH } from '../platform/dto/fields.js';
import { column, exact, integer, KeyColumn, moment, optional, text, varchar } from '../platform/database/columns.js';
import { type MailKind, mailKinds } from './mail-message.js';

export const SUBJECT_LENGTH = 250;
export const mailStates = ['pendente', 'enviado', 'falhou'] as const;

/** One message to one address, written in the transaction that it speaks of. Once sent, only what counts it remains. */
@Entity('correio')
@Check('ck_correio_tipo', `tipo IN ('${mailKinds.join(`', '`)}')`)
@Check('ck_correio_estado', `estado IN ('${mailStates.join(`', '`)}')`)
@Index('ix_correio_chave', ['chave'], { unique: true })
@Index('ix_correio_fila', ['estado', 'proximaTentativa', 'id'])
@Index('ix_correio_destino', ['destino', 'tipo', 'createdAt'])
@Index('ix_correio_enviado_em', ['enviadoEm'])
export class OutgoingMail {
  @KeyColumn()
  id!: number;

  /** Names the message by what it is about, so that the same one can't be written twice. */
  @Column(column(exact(100)))
  chave!: string;

  /** The same at every try, so that a reader recognises a message that a crash made us send again. */
  @Column(column(exact(300)))
  messageId!: string;

  @Column(column(varchar(16)))
  tipo!: MailKind;

  /** Fingerprint of the address, for counting what goes to it. */
  @Column(column(exact(64)))
  destino!: string;

  @Column(column(varchar(EMAIL_LENGTH)))
  para!: string;

  @Column(optional(varchar(EMAIL_LENGTH)))
  responderA!: string | null;

  @Column(column(varchar(SUBJECT_LENGTH)))
  assunto!: string;

  @Column(column(text()))
  texto!: string;

  /** Where a `List-Unsubscribe` request goes, for mail to subscribers. */
  @Column(optional(varchar(500)))
  cancelar!: string | null;

  @Column(column(varchar(16)))
  estado!: (typeof mailStates)[number];

  @Column(column(integer()))
  tentativas!: number;

  /** When it may be taken next; while a worker has it, when that worker's claim ends. */
  @Column(column(moment()))
  proximaTentativa!: Date;

  /** The claim of the worker that has it. */
  @Column(optional(exact(36)))
  reclamadoPor!: string | null;

  @Column(column(moment()))
  createdAt!: Date;

  @Column(optional(moment()))
  enviadoEm!: Date | null;

  /** Codes of the last failure; never a server's words, which quote addresses. */
  @Column(optional(varchar(100)))
  erro!: string | null;
}
