import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { column, exact, integer, moment } from '../../platform/database/columns.js';

/** Remembers what was received, so that the same submission sent again (double click, lost answer) stays one row. */
@Entity('recebidos')
@Index('ix_recebidos_created_at', ['createdAt'])
@Index('ix_recebidos_registo', ['formulario', 'registo'])
export class Receipt {
  /** SHA-256 of the form's name, its fields and its attachment's bytes. */
  @PrimaryColumn(column(exact(64)))
  chave!: string;

  @Column(column(exact(32)))
  formulario!: string;

  @Column(column(integer()))
  registo!: number;

  @Column(column(moment()))
  createdAt!: Date;
}
