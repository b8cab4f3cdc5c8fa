import { Column, Entity, Index } from 'typeorm';
import { column, flag, integer, KeyColumn, moment, optional, text, varchar } from '#platform/database/columns.js';

export const answerLimits = { assunto: 200, texto: 10_000 } as const;

/** An answer that was written in the back office; it goes with the message that it answers. */
@Entity('respostas')
@Index('ix_respostas_mensagem', ['mensagemId', 'id'])
export class Resposta {
  @KeyColumn() id!: number;
  @Column(column(integer())) mensagemId!: number;

  /** The account that wrote it. */
  @Column(optional(integer())) autorId!: number | null;

  @Column(column(varchar(answerLimits.assunto))) assunto!: string;
  @Column(column(text())) texto!: string;
  /** No mail server was set when it was written, so it was only kept. */
  @Column(column(flag())) semCorreio!: boolean;

  @Column(column(moment())) createdAt!: Date;
}
